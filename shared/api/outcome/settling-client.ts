import type { Answer, CallOptions, HttpClient } from '@stoa/api/http'

import type { SendWrite } from './send-write.ts'

/**
 * Wraps a client so that a write without an answer is looked for in the store: what happened resolves as if the answer had
 * come, what did not rejects with an error that knows it (`isFoundAbsent`). A repeated write looks before it sends.
 * `load` is asked for `createSendWrite` with the first write; where it cannot be loaded, writes are sent as they are.
 */
export function createSettlingClient(http: HttpClient, load: () => Promise<SendWrite>): HttpClient {
  let loaded: SendWrite | undefined
  const settling =
    (method: 'POST' | 'DELETE', plain: HttpClient['post']) =>
    async <Body extends object>(
      path: string,
      body: object = {},
      options: CallOptions = {},
    ): Promise<Answer<Body>> => {
      loaded ??= await load().catch(() => undefined)
      return loaded ? loaded<Body>(method, path, body, options) : plain<Body>(path, body, options)
    }
  return { ...http, post: settling('POST', http.post), delete: settling('DELETE', http.delete) }
}
