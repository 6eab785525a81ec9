/** Key of the quarantines in this browser's storage, see `stored-quarantines.ts`. */
export const QUARANTINES_KEY = 'stoa-quarantined'

/** Stands for the code that the contributions of an extension share: its quarantine is that of all of them. */
export const WHOLE = '*'

/** This many failures of one contribution within `withinMs` milliseconds quarantine it. */
export const QUARANTINE = { failures: 3, withinMs: 60_000 } as const

/** Whether failures at these moments, oldest first, exceed {@link QUARANTINE}. */
export function isTooMuch(moments: readonly number[]): boolean {
  const { failures, withinMs } = QUARANTINE
  return moments.some((moment, index) => {
    const last = moments[index + failures - 1]
    return last !== undefined && last - moment <= withinMs
  })
}
