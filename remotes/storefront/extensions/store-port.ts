import { type HttpClient, isApiError, messageOf } from '@stoa/api/http'
import type { ClientPort } from '@stoa/extension-sdk'

import { toStorePath } from './store-path.ts'

/** Errors carry the server's sentence; aborted calls stay as they are. */
async function settle<Answer>(call: Promise<unknown>): Promise<Answer> {
  try {
    return (await call) as Answer
  } catch (error) {
    if (isApiError(error) && error.failure.kind !== 'aborted') error.message = messageOf(error)
    throw error
  }
}

/** The Store API for widgets, as the shopper: a path that leaves `/store` is refused. */
export const createStorePort = (http: HttpClient): ClientPort => ({
  get: async (path, { query, signal } = {}) => settle(http.get(toStorePath(path), query, { signal })),
  post: async (path, body, { signal } = {}) =>
    settle(http.post(toStorePath(path), body as object, { signal })),
  delete: async (path, body, { signal } = {}) =>
    settle(http.delete(toStorePath(path), body as object, { signal })),
  upload: () => Promise.reject(new Error('The shop has no uploads')),
})
