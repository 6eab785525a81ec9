import { isApiError } from './api-error.ts'

const FALLBACK = 'Something went wrong, Please try again.'

/** The sentence to show to a person: the server's own message, or `fallback` when the server sent none. */
export function messageOf(error: unknown, fallback = FALLBACK): string {
  const message = isApiError(error) && error.failure.kind === 'http' ? error.failure.message : undefined
  return message || fallback
}
