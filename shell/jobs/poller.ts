/** The waits between two polls, in milliseconds (spec, section 9); the last one stays. */
export const POLL_STEPS_MS = [2000, 5000, 10_000, 15_000, 30_000, 60_000] as const

/** Asks again and again, less and less often. */
export interface Poller {
  /** Asks now and goes on with the wait that was reached. */
  resume(): void
  /** Asks no more until it is resumed. */
  pause(): void
  /** Goes back to the shortest wait and asks now; a paused one asks once it is resumed. */
  reset(): void
}

/** A poller that is paused. Each poll that its wait brought about lengthens the next wait by one step. */
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
