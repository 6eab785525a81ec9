import { needsSession, type FailedCall } from './open-calls.ts'

/** An answer outside 200–299, as far as its body said something. */
interface Refusal {
  kind: 'http'
  status: number
  /** The kind of refusal, for instance `invalid_data` or `duplicate_error`. */
  type?: string
  /** Which one exactly, for instance `insufficient_inventory`. */
  code?: string
  /** The server's own sentence, in English. */
  message?: string
  /** Messages by property, parsed from the wording: see `fieldErrorsOf`. */
  fields?: Record<string, string[]>
}

/**
 * What went wrong with one call. `http` is an answer outside 200–299; the others have no usable answer: `network` when
 * none came (`isUnsent` when the request certainly never left the browser), `timeout` when none came within the call's limit, `aborted` when the call was given up on this side (that
 * is no failure to speak of), `unreadable` when a success was not the backend's JSON.
 */
export type ApiFailure =
  | Refusal
  | { kind: 'network'; isUnsent?: boolean }
  | { kind: 'timeout'; milliseconds: number }
  | { kind: 'aborted' }
  | { kind: 'unreadable'; status: number }

const BRAND = 'stoa.ApiError'

/**
 * The one error that the client throws for a call. It carries neither headers nor what was sent, so it may be logged.
 * Its message is for operators; `messageOf` says it to a person. Recognize it with `isApiError`, never with `instanceof`: two builds in one page have two copies of this class.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly brand = BRAND
  readonly failure: ApiFailure
  readonly call: FailedCall
  /** The outcome was unknown, and the store was read again: it does not have the write, at least not yet. */
  isAbsent = false

  constructor(failure: ApiFailure, call: FailedCall) {
    super(sentenceOf(failure))
    this.failure = failure
    this.call = call
  }
}

/** True for an `ApiError` of any copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  try {
    if (!(error instanceof Error && 'brand' in error && error.brand === BRAND)) return false
    return typeof (error as ApiError).failure.kind === 'string'
  } catch {
    // Extensions may throw anything, for example a revoked proxy, or an error that they have changed.
    return false
  }
}

/** True when the server refused the call because no one is signed in (any more); false for a refused sign-in. */
export function isSessionLost(error: unknown): boolean {
  return isApiError(error) && hasStatus(error, 401) && needsSession(error.call)
}

/**
 * True when a write may have been done although it failed: the connection was lost, no answer came in time, a gateway
 * answered for the server (502, 504), or the answer was cut off. Neither “saved” nor “not saved” is right then. Reads and
 * uploads are never unknown: a file alone is no record, and may be sent again.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isApiError(error)) return false
  const { failure, call } = error
  if (call.method === 'GET' || call.path.startsWith('/admin/uploads')) return false
  if (failure.kind === 'network') return !failure.isUnsent
  if (failure.kind === 'http') return failure.status === 502 || failure.status === 504
  return failure.kind === 'timeout' || failure.kind === 'unreadable'
}

/** True for a write of unknown outcome that the store, read again, does not have: not done, at least not yet. */
export function isFoundAbsent(error: unknown): boolean {
  return isApiError(error) && error.isAbsent
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
