export {
  ApiError,
  hasStatus,
  isApiError,
  isFoundAbsent,
  isOutcomeUnknown,
  isSessionLost,
} from './api-error.ts'
export type { ApiFailure } from './api-error.ts'
export type { FailedCall } from './open-calls.ts'
export { createHttpClient } from './http-client.ts'
export type { CallOptions, HttpClient, HttpClientOptions, Progress } from './http-client.ts'
export { createIdempotencyKey } from './idempotency-key.ts'
export { fieldErrorsOf, messageOf } from './message-of.ts'
export { route } from './route.ts'
export { shownFailure, unlessSessionLost } from './session-lost.ts'
export { toQueryString } from './query-string.ts'
export type { Query } from './query-string.ts'
export type { Answer, AnswerHead } from './read-answer.ts'
export type { TokenDomain, Tokens } from './tokens.ts'
