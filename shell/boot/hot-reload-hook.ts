/**
 * Development only, must run before React: collects every React renderer, so that remotes loaded later can hot-reload
 * their components.
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
