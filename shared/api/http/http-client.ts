import { create as createTransport } from 'axios'
import { ApiError } from './api-error.ts'
import type { FailedCall } from './api-error.ts'
import { attempt } from './attempt.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { isOpenCall } from './open-calls.ts'
import { toQueryString } from './query-string.ts'
import type { Query } from './query-string.ts'
import type { Answer } from './read-answer.ts'
import { isWorthRetrying, pause, waitBefore } from './retry.ts'
import { createTokens, domainOf } from './tokens.ts'
import type { Tokens } from './tokens.ts'

/** How a client reaches the backend. */
export interface HttpClientOptions {
  /** The backend's address; `http://localhost:9000` unless told otherwise. */
  baseUrl?: string
  /** How often a call is tried again; 0 unless told otherwise. */
  maxRetries?: number
  /** Milliseconds before a try is given up; 0, the default, waits for ever. */
  timeout?: number
  /** Names the sales channels that store calls see. */
  publishableApiKey?: string
  /** Lets a program without a session make admin calls. */
  apiKey?: string
}

/** What one call may ask for beside its path, query and body. */
export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Milliseconds, instead of the client's. */
  timeout?: number
  /** Instead of the client's; 0 opts out of retries. */
  maxRetries?: number
  /** False when a 409 is the person's to decide about; true unless told otherwise. */
  retryConflicts?: boolean
}

/** Talks to the backend. Each method resolves with the body's fields plus `response`, or rejects with an `ApiError`. */
export interface HttpClient {
  readonly tokens: Tokens
  get<Body extends object>(path: string, query?: Query, options?: CallOptions): Promise<Answer<Body>>
  /** Sends the body as JSON, or as multipart when it is a FormData. */
  post<Body extends object>(path: string, body?: object, options?: CallOptions): Promise<Answer<Body>>
  delete<Body extends object>(path: string, body?: object, options?: CallOptions): Promise<Answer<Body>>
}

/** A client with tokens of its own. It sends the session cookie and runs in Node and in browsers alike. */
export function createHttpClient(settings: HttpClientOptions = {}): HttpClient {
  const { baseUrl = 'http://localhost:9000', maxRetries = 0, timeout = 0 } = settings
  const tokens = createTokens()
  const transport = createTransport({
    baseURL: baseUrl,
    withCredentials: true,
    responseType: 'text',
    transformResponse: [],
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true },
  })

  async function send<Body extends object>(
    call: FailedCall,
    content: { params?: Query; data?: object },
    options: CallOptions = {},
  ): Promise<Answer<Body>> {
    const retries = options.maxRetries ?? maxRetries
    const request = {
      ...content,
      paramsSerializer: { serialize: toQueryString },
      url: call.path,
      method: call.method,
      timeout: options.timeout ?? timeout,
      signal: options.signal,
      headers: {
        accept: 'application/json',
        ...credentialsOf(call, settings, tokens),
        ...(call.method === 'POST' && retries > 0 && { 'idempotency-key': createIdempotencyKey() }),
        ...options.headers,
      },
    }
    for (let retry = 1; ; retry++) {
      const outcome = await attempt<Body>(transport, request)
      if ('answer' in outcome) return outcome.answer
      const isLast = retry > retries || !isWorthRetrying(outcome.failure, options.retryConflicts ?? true)
      if (isLast) throw new ApiError(outcome.failure, call)
      await pause(waitBefore(retry), options.signal)
    }
  }

  return {
    tokens,
    get: (path, query, options) => send({ method: 'GET', path }, { params: query }, options),
    post: (path, body = {}, options) => send({ method: 'POST', path }, { data: body }, options),
    delete: (path, body = {}, options) => send({ method: 'DELETE', path }, { data: body }, options),
  }
}

function credentialsOf(
  call: FailedCall,
  settings: HttpClientOptions,
  tokens: Tokens,
): Record<string, string> {
  if (isOpenCall(call)) return {}
  const domain = domainOf(call.path)
  const token = domain && tokens.of(domain)
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(domain === 'admin' && settings.apiKey && { 'x-medusa-access-token': settings.apiKey }),
    ...(domain === 'store' &&
      settings.publishableApiKey && { 'x-publishable-api-key': settings.publishableApiKey }),
  }
}
