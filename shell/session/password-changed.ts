const KEY = 'passwordChangedFor'

/** Leaves a word on the sign-in page's history entry, where no foreign link can put one. */
export function showPasswordChanged(email: string): void {
  history.replaceState({ [KEY]: email }, '', '/login')
}

/** Whose password was changed just before this page. */
export function passwordChangedFor(): string | undefined {
  const state: unknown = history.state
  const email = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : undefined
  return typeof email === 'string' ? email : undefined
}
