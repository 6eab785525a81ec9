import { nock } from '../../../../tests/setup/network.ts'
import { isApiError } from '../api-error.ts'
import { createHttpClient } from '../http-client.ts'

/** The address of a backend that only tests know. */
export const BASE = 'http://backend.test'

export const client = (options = {}) => createHttpClient({ baseUrl: BASE, ...options })

/** The error of a call that has to fail with an `ApiError`. */
export const failureOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((caught: unknown) => caught)
  if (!isApiError(error)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

/** A backend that only answers calls with these headers and without those. */
export const sees = (reqheaders: Record<string, string | RegExp>, badheaders: string[] = []) =>
  nock(BASE, { reqheaders, badheaders })
