import { isApiError } from './api-error.ts'

const FALLBACK = 'Something went wrong, Please try again.'

/** What the server says of its own failures; it tells a person nothing. */
const PLACEHOLDER = 'An unknown error occurred.'

/** The sentence to show to a person: the server's own message, or `fallback` when the server sent none that says anything. */
export function messageOf(error: unknown, fallback = FALLBACK): string {
  const message = isApiError(error) && error.failure.kind === 'http' ? error.failure.message : undefined
  return message && message !== PLACEHOLDER ? message : fallback
}

/**
 * What the server said about each property of a refused body, in the shape of a form control's `errors`:
 * `{ email: ['email must be an email'] }`. Empty when it named none, and for any other error.
 */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, readonly string[]>> {
  return (isApiError(error) && error.failure.kind === 'http' && error.failure.fields) || {}
}
