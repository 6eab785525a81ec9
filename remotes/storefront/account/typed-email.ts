/** The state of a link between the forms of the account: the e-mail address that was typed. */
export interface EmailState {
  email: string
}

/** The e-mail address that the last form left in the history's state; empty when there is none. */
export function emailIn(state: unknown): string {
  const email = (state as Partial<EmailState> | null)?.email
  return typeof email === 'string' ? email : ''
}
