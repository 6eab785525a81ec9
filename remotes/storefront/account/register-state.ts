/** The state of a link to the registration: what is known already, and an order to add to the account. */
export interface RegisterState {
  email: string
  first_name: string
  last_name: string
  orderId: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the state of the history; what is missing is an empty text. */
export function readRegisterState(state: unknown): RegisterState {
  const known = (state ?? {}) as Partial<Record<keyof RegisterState, unknown>>
  return {
    email: textOf(known.email),
    first_name: textOf(known.first_name),
    last_name: textOf(known.last_name),
    orderId: textOf(known.orderId),
  }
}
