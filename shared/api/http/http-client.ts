import { create as createTransport } from 'axios'
import { ApiError } from './api-error.ts'
import type { FailedCall } from './open-calls.ts'
import { attempt } from './attempt.ts'
import { credentialsOf } from './credentials.ts'
import type { Keys } from './credentials.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { plainPath } from './plain-path.ts'
import { toQueryString } from './query-string.ts'
import type { Query } from './query-string.ts'
import type { Answer } from './read-answer.ts'
import { isWorthRetrying, pause, waitBefore } from './retry.ts'
import { createTokens } from './tokens.ts'
import type { Tokens } from './tokens.ts'

/** How a client reaches the backend. */
export interface HttpClientOptions extends Keys {
  /** The backend's address, to which every path is appended; default `http://localhost:9000`. */
  baseUrl?: string
  /** How often a call is tried again; default 0. */
  maxRetries?: number
  /** Milliseconds before a try times out; 0, the default, waits forever. */
  timeout?: number
  /** Sent with every call; they win over the client's own headers, and a call's over them. Letter case is no matter. */
  headers?: Record<string, string>
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, also while it waits for its next try: it rejects with the failure `aborted`. */
  signal?: AbortSignal
  /** Win over the client's headers of the same name. */
  headers?: Record<string, string>
  /** Milliseconds before a try times out, instead of the client's; 0 waits forever. */
  timeout?: number
  /** How often the call is tried again, instead of the client's; 0 opts out of retries. */
  maxRetries?: number
  /** False when a person decides about a 409; default true. */
  retryConflicts?: boolean
  /** The query string of a POST or DELETE that has one in addition to its body, for instance to expand the answer. */
  query?: Query
  /**
   * How a write without an answer is recognized, where its address does not tell: reads, and answers with the body that
   * the write would have had when it happened, with nothing when it did not. Rejects when that cannot be known.
   */
  happened?: (http: HttpClient) => Promise<object | undefined>
  /** Hears how much of the body has been sent, for a bar beside a file; a further try begins at 0 again. */
  onProgress?: (progress: Progress) => void
}

/** How much of a body has been sent, in bytes; `total` is missing where the browser does not know it. */
export interface Progress {
  loaded: number
  total?: number
}

/**
 * Talks to the backend. Each method resolves with the body's fields plus `response`, and rejects with an `ApiError`, or
 * with a RangeError for a query that the backend would misread.
 *
 * A try without an answer, with a 409 or with 501–599 is followed by another one, if there are any left, after a wait
 * that doubles each time. All tries of a POST carry one `Idempotency-Key`.
 */
export interface HttpClient {
  readonly tokens: Tokens
  /** Changes the key that store calls carry from now on; `undefined` sends none. */
  setPublishableApiKey(key: string | undefined): void
  get<Body extends object>(path: string, query?: Query, options?: CallOptions): Promise<Answer<Body>>
  /** Sends the body as JSON, `{}` unless there is one, or as multipart when it is a FormData. */
  post<Body extends object>(path: string, body?: object, options?: CallOptions): Promise<Answer<Body>>
  /** Sends the body as JSON, `{}` unless there is one. */
  delete<Body extends object>(path: string, body?: object, options?: CallOptions): Promise<Answer<Body>>
}

/** A client with tokens of its own. It sends the session cookie and runs in Node and in browsers alike. */
export function createHttpClient(settings: HttpClientOptions = {}): HttpClient {
  const { baseUrl = 'http://localhost:9000', maxRetries = 0, timeout = 0 } = settings
  const keys: Keys = { apiKey: settings.apiKey, publishableApiKey: settings.publishableApiKey }
  const tokens = createTokens()
  const transport = createTransport({
    baseURL: baseUrl,
    // Credentials never travel to the host of a path such as //elsewhere.
    allowAbsoluteUrls: false,
    withCredentials: true,
    // The backend has no such token, and looking for its cookie would hold back every call.
    withXSRFToken: false,
    responseType: 'text',
    transformResponse: [],
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true },
  })

  async function send<Body extends object>(
    method: FailedCall['method'],
    path: string,
    { query, body }: { query?: Query; body?: object },
    options: CallOptions = {},
  ): Promise<Answer<Body>> {
    const call = { method, path: plainPath(path) }
    const queryString = toQueryString(query ?? {})
    const { signal, onProgress, retryConflicts = true } = options
    const retries = options.maxRetries ?? maxRetries
    const request = {
      url: path,
      method,
      params: {},
      paramsSerializer: { serialize: () => queryString },
      data: body,
      timeout: options.timeout ?? timeout,
      signal,
      onUploadProgress: onProgress && (({ loaded, total }: Progress) => onProgress({ loaded, total })),
      headers: {
        accept: 'application/json',
        ...credentialsOf(call, keys, tokens),
        ...(method === 'POST' && retries > 0 && { 'idempotency-key': createIdempotencyKey() }),
        ...settings.headers,
        ...options.headers,
      },
    }
    for (let retry = 1; ; retry++) {
      const outcome = await attempt<Body>(transport, request)
      if ('answer' in outcome) return outcome.answer
      const isLast = retry > retries || !isWorthRetrying(outcome.failure, retryConflicts)
      if (isLast) throw new ApiError(outcome.failure, call)
      await pause(waitBefore(retry), signal)
    }
  }

  return {
    tokens,
    setPublishableApiKey: (key) => (keys.publishableApiKey = key),
    get: (path, query, options) => send('GET', path, { query }, options),
    post: (path, body = {}, options) => send('POST', path, { query: options?.query, body }, options),
    delete: (path, body = {}, options) => send('DELETE', path, { query: options?.query, body }, options),
  }
}
