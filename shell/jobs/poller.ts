/** Poll intervals in milliseconds (spec, section 9); the last one repeats. */
export const POLL_STEPS_MS = [2000, 5000, 10_000, 15_000, 30_000, 60_000] as const

/** Polls with growing intervals. */
export interface Poller {
  /** Polls now and continues with the current interval. */
  resume(): void
  /** Stops polling until resumed. */
  pause(): void
  /** Returns to the shortest interval and polls now, or once resumed. */
  reset(): void
}

/** Creates a paused poller. Each scheduled poll lengthens the interval by one step. */
export function createPoller(poll: () => Promise<void>): Poller {
  let step = 0
  let isRunning = false
  let round = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = async (isDue: boolean) => {
    clearTimeout(timer)
    const mine = ++round
    await poll()
    if (mine !== round) return
    if (isDue) step = Math.min(step + 1, POLL_STEPS_MS.length - 1)
    timer = setTimeout(() => void ask(true), POLL_STEPS_MS[step])
  }

  return {
    resume() {
      isRunning = true
      void ask(false)
    },
    pause() {
      isRunning = false
      round++
      clearTimeout(timer)
    },
    reset() {
      step = 0
      if (isRunning) void ask(false)
    },
  }
}
