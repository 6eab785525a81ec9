/**
 * Runs in the page of an admin that an extension is being written for. A released admin has a React that cannot show
 * changed components in its place: there the page is reloaded once a change has arrived. An admin that is being
 * written itself shows it at once, and keeps its state.
 */
interface Hot {
  addStatusHandler(handler: (status: string) => void): void
}

interface Renderer {
  scheduleRefresh?: unknown
}

const canRefresh = (): boolean => {
  const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: { renderers?: Map<number, Renderer> } })
    .__REACT_DEVTOOLS_GLOBAL_HOOK__
  return [...(hook?.renderers?.values() ?? [])].some(({ scheduleRefresh }) => Boolean(scheduleRefresh))
}

const hot = (import.meta as unknown as { webpackHot?: Hot }).webpackHot
let wasApplied = false

hot?.addStatusHandler((status) => {
  if (status === 'apply') wasApplied = true
  else if (status === 'idle' && wasApplied) {
    wasApplied = false
    if (!canRefresh()) location.reload()
  }
})
