import { createRequire } from 'node:module'

import { codeGeneration } from '../code-generation.ts'
import { emulateReactRefresh } from './hot-swap.ts'

/** The module has no types. */
interface Refresh {
  injectIntoGlobalHook: (page: typeof globalThis) => void
  register: (component: () => null, id: string) => void
  performReactRefresh: () => void
}

const refresh: Refresh = createRequire(import.meta.url)('react-refresh/runtime')

test('changed code renders its contributions again', () => {
  emulateReactRefresh()
  refresh.injectIntoGlobalHook(globalThis)
  refresh.register(() => null, 'page')
  window.dispatchEvent(new MessageEvent('message', { data: 'webpackHotUpdate123' }))
  refresh.performReactRefresh()
  expect(codeGeneration.getState()).toBe(0)

  refresh.register(() => null, 'page')
  window.dispatchEvent(new MessageEvent('message', { data: 'webpackHotUpdate456' }))
  refresh.performReactRefresh()
  expect(codeGeneration.getState()).toBe(1)
})

test('a React that supports hot reloading is left alone', () => {
  const hook = (
    globalThis as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: Map<unknown, unknown> } }
  ).__REACT_DEVTOOLS_GLOBAL_HOOK__
  hook.renderers.clear()
  hook.renderers.set(1, { scheduleRefresh: () => undefined })
  emulateReactRefresh()

  expect(hook.renderers.size).toBe(1)
})
