import { isApiError, type HttpClient } from '@stoa/api/http'

/** Whether a write certainly never left this browser, so that repeating it is safe. */
export const wasUnsent = (error: unknown): boolean =>
  isApiError(error) && error.failure.kind === 'network' && error.failure.isUnsent === true

const marking =
  <Call extends unknown[], Result>(send: (...call: Call) => Promise<Result>) =>
  async (...call: Call): Promise<Result> => {
    const isOffline = !navigator.onLine
    try {
      return await send(...call)
    } catch (error) {
      if (isOffline && isApiError(error) && error.failure.kind === 'network') error.failure.isUnsent = true
      throw error
    }
  }

/**
 * Wraps a client to mark failed writes made while offline. Every write is tried, because a store on the local network
 * may answer although the browser reports offline.
 */
export const markUnsent = (http: HttpClient): HttpClient => ({
  ...http,
  post: marking(http.post) as HttpClient['post'],
  delete: marking(http.delete) as HttpClient['delete'],
})
