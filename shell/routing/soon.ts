/** A browser that never becomes idle runs the work after this time, in milliseconds. */
const PATIENCE_MS = 300

/** Runs `work` once what was read is shown and the browser has nothing else to do. Returns a function that cancels it. */
export function soon(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, PATIENCE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(handle)
}
