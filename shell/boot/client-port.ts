import { customCalls } from '@stoa/api/admin/custom'
import { uploadCalls } from '@stoa/api/admin/uploads'
import { isApiError, isSessionLost, messageOf, type HttpClient } from '@stoa/api/http'
import type { ClientPort } from '@stoa/extension-sdk'

/**
 * The admin API for extensions. Errors carry the server's message; aborted calls stay as they are. Reports a lost
 * session, because these calls bypass the query client.
 */
export function createClientPort(http: HttpClient, onSessionLost: () => void): ClientPort {
  async function settle<Answer>(call: Promise<unknown>): Promise<Answer> {
    try {
      return (await call) as Answer
    } catch (error) {
      if (isSessionLost(error)) onSessionLost()
      if (isApiError(error) && error.failure.kind !== 'aborted') error.message = messageOf(error)
      throw error
    }
  }
  return {
    get: (path, { query, signal } = {}) => settle(customCalls.get(http, path, query, { signal })),
    post: (path, body, { signal } = {}) => settle(customCalls.post(http, path, body as object, { signal })),
    upload: async (files, { isProtected = false, onProgress, signal } = {}) => {
      const send = isProtected ? uploadCalls.createProtected : uploadCalls.create
      const call = send(http, [...files], {
        signal,
        onProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0),
      })
      const { uploads } = await settle<Awaited<typeof call>>(call)
      return uploads.map(({ url, key = '' }) => ({ url, key }))
    },
    delete: (path, body, { signal } = {}) =>
      settle(customCalls.delete(http, path, body as object, { signal })),
  }
}
