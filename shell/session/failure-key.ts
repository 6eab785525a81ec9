import { isApiError } from '@stoa/api/http'

/** What the server's refusal of one call is about: the statuses that mean it, and the key of the sentence that says so. */
export interface Refusal {
  statuses: readonly number[]
  key: string
}

/** The key of the sentence that says why a call of a public page failed. Only the named statuses blame the input. */
export function failureKey(error: unknown, refusal: Refusal): string {
  if (!isApiError(error)) return 'errors.unexpected'
  const { failure } = error
  if (failure.kind !== 'http') return 'errors.unreachable'
  return refusal.statuses.includes(failure.status) ? refusal.key : 'errors.server'
}
