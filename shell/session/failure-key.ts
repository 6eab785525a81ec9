import { isApiError } from '@stoa/api/http'

/** Statuses that mean a refusal, and the key of its message. */
export interface Refusal {
  statuses: readonly number[]
  key: string
}

/** Message key for a failed call of a public page. Only the listed statuses blame the input. */
export function failureKey(error: unknown, refusal: Refusal): string {
  if (!isApiError(error)) return 'errors.unexpected'
  const { failure } = error
  if (failure.kind !== 'http') return 'errors.unreachable'
  return refusal.statuses.includes(failure.status) ? refusal.key : 'errors.server'
}
