import { codeGeneration } from '../code-generation.ts'

/** What react-refresh expects of a renderer. */
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
 * Emulates hot reloading, which production builds of React lack: after a change the contributions of a local extension
 * are loaded and rendered again, without their state. Must run before the extension's code.
 */
export function emulateReactRefresh(): void {
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
  // react-refresh only calls renderers that have committed; the author's build listens from its first run on.
  window.addEventListener('message', ({ data }) => {
    if (String(data).startsWith('webpackHotUpdate')) hook.onCommitFiberRoot(NAME, ROOT)
  })
}
