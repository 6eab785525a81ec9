import { codeGeneration } from '../code-generation.ts'

/** What react-refresh, which an author's build brings along, expects of a React that can swap components. */
interface Renderer {
  setRefreshHandler: () => void
  scheduleRefresh: () => void
}

interface Hook {
  renderers: Map<unknown, unknown>
  supportsFiber: boolean
  inject: (renderer: unknown) => unknown
  onScheduleFiberRoot: (...root: unknown[]) => void
  onCommitFiberRoot: (...root: unknown[]) => void
  onCommitFiberUnmount: (...root: unknown[]) => void
}

const NAME = 'stoa'
const ROOT = { current: { alternate: null } }
const nothing = () => undefined

const canSwap = (renderer: unknown): boolean =>
  typeof renderer === 'object' && renderer !== null && 'scheduleRefresh' in renderer

/**
 * A released React cannot swap components, only one for development can. So this stands in for it: when code of an
 * extension that is being written has changed, its contributions are loaded and shown anew. Their state is lost then.
 * Must run before that code does.
 */
export function standInForRefresh(): void {
  const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }
  const hook = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject: nothing,
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  })
  if ([...hook.renderers.values()].some(canSwap)) return
  const standIn: Renderer = {
    setRefreshHandler: nothing,
    scheduleRefresh: () => codeGeneration.setState((generation) => generation + 1, true),
  }
  hook.renderers.set(NAME, standIn)
  // Swapping is asked only of a renderer that has shown something; the author's build listens from its first run on.
  window.addEventListener('message', ({ data }) => {
    if (String(data).startsWith('webpackHotUpdate')) hook.onCommitFiberRoot(NAME, ROOT)
  })
}
