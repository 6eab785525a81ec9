/** How many failures of one contribution, within how many milliseconds, take it out for the rest of the session. */
export const QUARANTINE = { failures: 3, withinMs: 60_000 } as const

/** Whether failures at these moments, oldest first, are too many: any three of them within a minute. */
export function isTooMuch(moments: readonly number[]): boolean {
  const { failures, withinMs } = QUARANTINE
  return moments.some((moment, index) => {
    const last = moments[index + failures - 1]
    return last !== undefined && last - moment <= withinMs
  })
}
