import { createHttpClient, toQueryString, type Answer, type HttpClient } from '@stoa/api/http'

import type { FirstRead } from './first-answer.ts'

/** The client of the admin: it answers the read that was sent ahead from its answer, everything else from the backend. */
export function createClient(backend: string, first: Pick<FirstRead, 'take'>): HttpClient {
  const http = createHttpClient({ baseUrl: backend })
  return {
    ...http,
    async get<Body extends object>(...call: Parameters<HttpClient['get']>) {
      const [path, query = {}, options] = call
      const answer = await first.take(path, toQueryString(query))
      return answer && !options?.signal?.aborted ? (answer as Answer<Body>) : http.get<Body>(...call)
    },
  }
}
