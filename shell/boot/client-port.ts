import { customCalls } from '@stoa/api/admin/custom'
import { isApiError, messageOf, type HttpClient } from '@stoa/api/http'
import type { ClientPort } from '@stoa/extension-sdk'

/** Extensions see the server's sentence as the message of what they catch; a cancelled call stays what it is. */
async function told<Answer>(call: Promise<unknown>): Promise<Answer> {
  try {
    return (await call) as Answer
  } catch (error) {
    if (isApiError(error) && error.failure.kind !== 'aborted') error.message = messageOf(error)
    throw error
  }
}

/** The admin API as extensions use it. */
export function createClientPort(http: HttpClient): ClientPort {
  return {
    get: (path, { query, signal } = {}) => told(customCalls.get(http, path, query, { signal })),
    post: (path, body, { signal } = {}) => told(customCalls.post(http, path, body as object, { signal })),
    delete: (path, body, { signal } = {}) => told(customCalls.delete(http, path, body as object, { signal })),
  }
}
