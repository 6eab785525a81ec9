/**
 * In development only, before React: remembers each React that announces itself, so that a remote that arrives
 * later can still ask it to show changed components.
 */
export interface RefreshHook {
  renderers: Map<number, unknown>
  supportsFiber: true
  inject: (renderer: unknown) => number
  onCommitFiberRoot: () => void
  onCommitFiberUnmount: () => void
  onScheduleFiberRoot: () => void
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: RefreshHook | undefined
}

let nextId = 0
const nothing = () => undefined

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => nextId++,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
  onScheduleFiberRoot: nothing,
}

const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__
const inject = hook.inject
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer)
  hook.renderers.set(id, renderer)
  return id
}
