import { customCalls } from '@stoa/api/admin/custom'
import { uploadCalls } from '@stoa/api/admin/uploads'
import { isApiError, isSessionLost, messageOf, type HttpClient } from '@stoa/api/http'
import type { ClientPort } from '@stoa/extension-sdk'

import type { OnWritten } from './refresh-written.ts'

/**
 * The admin API for extensions. Errors carry the server's message; aborted calls stay as they are. Reports a lost
 * session, because these calls bypass the query client, and every write that succeeded.
 */
export function createClientPort(
  http: HttpClient,
  onSessionLost: () => void,
  onWritten?: OnWritten,
): ClientPort {
  async function settle<Answer>(call: Promise<unknown>): Promise<Answer> {
    try {
      return (await call) as Answer
    } catch (error) {
      if (isSessionLost(error)) onSessionLost()
      if (isApiError(error) && error.failure.kind !== 'aborted') error.message = messageOf(error)
      throw error
    }
  }
  async function write<Answer>(call: Promise<unknown>, path: string, changes?: readonly string[]) {
    const answer = await settle<Answer>(call)
    onWritten?.(path, changes)
    return answer
  }
  return {
    get: (path, { query, signal } = {}) => settle(customCalls.get(http, path, query, { signal })),
    post: (path, body, { signal, changes } = {}) =>
      write(customCalls.post(http, path, body as object, { signal }), path, changes),
    upload: async (files, { isProtected = false, onProgress, signal } = {}) => {
      const send = isProtected ? uploadCalls.createProtected : uploadCalls.create
      const call = send(http, [...files], {
        signal,
        onProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0),
      })
      const { uploads } = await settle<Awaited<typeof call>>(call)
      return uploads.map(({ url, key = '' }) => ({ url, key }))
    },
    delete: (path, body, { signal, changes } = {}) =>
      write(customCalls.delete(http, path, body as object, { signal }), path, changes),
  }
}
