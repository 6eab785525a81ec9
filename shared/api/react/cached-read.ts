import type { Answer, CallOptions } from '@stoa/api/http'

/**
 * Makes a call for the query cache and gives the body alone, which stays identical while nothing changes.
 * The call is aborted when the query has no observers, and retried by the cache alone: the client's retries on top of
 * the cache's would multiply.
 */
export async function cachedRead<Body extends object>(
  { signal }: { signal: AbortSignal },
  call: (options: CallOptions) => Promise<Answer<Body>>,
): Promise<Omit<Answer<Body>, 'response'>> {
  const { response: _response, ...body } = await call({ signal, maxRetries: 0 })
  return body
}
