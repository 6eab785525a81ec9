import { ApiError, isApiError } from '@stoa/api/http'

import { textOf } from '../../extensions/containment/text-of.ts'
import type { SentError } from './messages.ts'

/** An error as it can be posted. */
export function sentError(error: unknown, text: string): SentError {
  if (!isApiError(error)) return { message: textOf(error), text }
  const { message, failure, call, isAbsent } = error
  return { message, text, failure: { ...failure }, call: { ...call }, isAbsent }
}

/** The error again, as what it was. */
export function errorOf({ message, failure, call, isAbsent = false }: SentError): Error {
  if (!failure || !call) return new Error(message)
  return Object.assign(new ApiError(failure, call), { message, isAbsent })
}
