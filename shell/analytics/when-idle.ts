const QUIET_MS = 1000
const LOOK_AGAIN_MS = 200
/** A check that runs later than this was delayed by a long task. */
const BUSY_MS = 2 * LOOK_AGAIN_MS

/**
 * Resolves once the page is idle: the document is complete, and for one second no resource arrived, no long task ran
 * and `isWaiting` was false.
 */
export async function whenIdle(isWaiting: () => boolean): Promise<void> {
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
