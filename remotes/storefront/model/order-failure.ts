import { hasStatus, isApiError } from '@stoa/api/http'

/**
 * Why an order was not placed. `stock`: something ran out. `spent`: the store does not find the cart any more. `unsure`:
 * the answer got lost or another request was placing the same cart, so there may be an order. `payment`: the bank said
 * no. `refused`: the backend said no.
 */
export type OrderFailure = 'stock' | 'spent' | 'unsure' | 'payment' | 'refused'

/** The kind of a failure. */
export function orderFailureOf(error: unknown): OrderFailure {
  if (hasStatus(error, 409)) return 'stock'
  if (hasStatus(error, 404)) return 'spent'
  if (!isApiError(error) || error.failure.kind !== 'http') return 'unsure'
  const { status, type, code } = error.failure
  // A payment provider's refusal is invalid data with the provider's own code.
  if (type === 'payment_authorization_error' || (type === 'invalid_data' && code)) return 'payment'
  return status >= 500 || type === 'duplicate_error' ? 'unsure' : 'refused'
}
