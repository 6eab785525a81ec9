import { isAxiosError } from 'axios'
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import type { ApiFailure } from './api-error.ts'
import { readFields, readRefusal } from './read-answer.ts'
import type { Answer } from './read-answer.ts'

type Outcome<Body> = { answer: Answer<Body> } | { failure: ApiFailure }

/** Sends a request once. Returns failures as values; throws only for bugs of ours. */
export async function attempt<Body extends object>(
  transport: AxiosInstance,
  request: AxiosRequestConfig,
): Promise<Outcome<Body>> {
  try {
    return readOutcome(await transport.request<string>(request))
  } catch (error) {
    if (!isAxiosError(error)) throw error
    return { failure: failureOf(error.code, request.timeout ?? 0) }
  }
}

function readOutcome<Body extends object>({ status, headers, data }: AxiosResponse<string>): Outcome<Body> {
  if (status < 200 || status > 299) return { failure: readRefusal(status, data) }
  const plainHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  )
  const fields = readFields(data, plainHeaders['content-type'])
  if (!fields) return { failure: { kind: 'unreadable', status } }
  return { answer: { ...(fields as Body), response: { status, headers: plainHeaders } } }
}

function failureOf(code: string | undefined, milliseconds: number): ApiFailure {
  if (code === 'ERR_CANCELED' || code === 'ECONNABORTED') return { kind: 'aborted' }
  if (code === 'ETIMEDOUT' && milliseconds > 0) return { kind: 'timeout', milliseconds }
  return { kind: 'network' }
}
