const KEY = 'passwordChangedFor'

/** Stores the address in the sign-in page's history entry, which no link can forge. */
export function showPasswordChanged(email: string): void {
  history.replaceState({ [KEY]: email }, '', '/login')
}

/** Address of the account whose password was just changed. */
export function passwordChangedFor(): string | undefined {
  const state: unknown = history.state
  const email = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : undefined
  return typeof email === 'string' ? email : undefined
}
