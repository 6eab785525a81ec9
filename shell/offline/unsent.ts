import { isApiError, type HttpClient } from '@stoa/api/http'

const unsent = new WeakSet<object>()

/** Whether a write certainly never left this browser, so that nothing was saved and trying again cannot do it twice. */
export const wasUnsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && unsent.has(error)

const noted =
  <Call extends unknown[], Result>(send: (...call: Call) => Promise<Result>) =>
  async (...call: Call): Promise<Result> => {
    const isOffline = !navigator.onLine
    try {
      return await send(...call)
    } catch (error) {
      if (isOffline && isApiError(error) && error.failure.kind === 'network') unsent.add(error)
      throw error
    }
  }

/**
 * A client that remembers of each failed write whether it was made without a network. A browser that calls itself
 * offline may still reach a store on its own network, so every write is tried.
 */
export const noteUnsent = (http: HttpClient): HttpClient => ({
  ...http,
  post: noted(http.post) as HttpClient['post'],
  delete: noted(http.delete) as HttpClient['delete'],
})
