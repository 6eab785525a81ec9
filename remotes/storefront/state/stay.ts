/** Options of a navigation that changes the address but not the page: scroll position and focus stay. */
export const STAY = { preventScrollReset: true, state: { keepsFocus: true } } as const

/** Whether the navigation that led here asked to leave the focus alone. */
export const keepsFocus = (state: unknown): boolean =>
  (state as { keepsFocus?: unknown } | null)?.keepsFocus === true
