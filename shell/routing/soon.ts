/** A browser that never becomes idle runs the work after this time: on a slow one rows take a second to render. */
const PATIENCE_MS = 2000
/** Where nothing tells when the browser is idle, the work waits so long. */
const WITHOUT_IDLE_MS = 300

/** Runs `work` once what was read is shown and the browser has nothing else to do. Returns a function that cancels it. */
export function soon(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(handle)
}
