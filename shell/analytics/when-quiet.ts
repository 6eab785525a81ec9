const QUIET_MS = 1000
const LOOK_AGAIN_MS = 200
/** A look that comes later than this found the page at work. */
const BUSY_MS = 2 * LOOK_AGAIN_MS

/**
 * Resolves when the page is there: its document is complete, and for a second nothing has arrived, no script has run for
 * long and nobody has waited for the backend.
 */
export async function whenQuiet(isWaiting: () => boolean): Promise<void> {
  let lastStir = performance.now()
  const stir = () => {
    lastStir = performance.now()
  }
  const arrivals = new PerformanceObserver(stir)
  arrivals.observe({ type: 'resource' })
  for (;;) {
    const lookedAt = performance.now()
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    const isBusy = performance.now() - lookedAt > BUSY_MS
    if (isBusy || isWaiting() || document.readyState !== 'complete') stir()
    else if (performance.now() - lastStir >= QUIET_MS) break
  }
  arrivals.disconnect()
}
