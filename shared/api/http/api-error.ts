import { needsSession } from './open-calls.ts'

/** What went wrong with one call. `http` is an answer outside 200–299; the others have no usable answer. */
export type ApiFailure =
  | { kind: 'http'; status: number; type?: string; code?: string; message?: string }
  | { kind: 'network' }
  | { kind: 'timeout'; milliseconds: number }
  | { kind: 'aborted' }
  | { kind: 'unreadable'; status: number }

/** The call that failed: its verb and its path without the query string. */
export interface FailedCall {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
}

const BRAND = 'stoa.ApiError'

/**
 * The one error that the client throws for a call. It carries neither headers nor bodies, so it may be logged.
 * Recognise it with `isApiError`, never with `instanceof`: two builds in one page have two copies of this class.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly brand = BRAND
  readonly failure: ApiFailure
  readonly call: FailedCall

  constructor(failure: ApiFailure, call: FailedCall) {
    super(sentenceOf(failure))
    this.failure = failure
    this.call = call
  }
}

/** True for an `ApiError` of any copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'brand' in error && error.brand === BRAND
}

/** True when the server refused the call because nobody is signed in (any more); a refused sign-in is not that. */
export function isSessionLost(error: unknown): boolean {
  return isApiError(error) && hasStatus(error, 401) && needsSession(error.call)
}

/** True when the server answered the call with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return isApiError(error) && error.failure.kind === 'http' && error.failure.status === status
}

function sentenceOf(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'http':
      return `Request failed with status code ${failure.status}`
    case 'network':
      return 'Network Error'
    case 'timeout':
      return `timeout of ${failure.milliseconds}ms exceeded`
    case 'aborted':
      return 'Request aborted'
    case 'unreadable':
      return `Response with status code ${failure.status} could not be read`
  }
}
