import { authCalls } from '@stoa/api/admin/auth'
import { hasStatus, type HttpClient } from '@stoa/api/http'

/** Ends the session. Loading the page anew empties every cache, token and draft that was held in memory. */
export async function signOut(http: HttpClient): Promise<void> {
  try {
    await authCalls.deleteSession(http)
  } catch (error) {
    if (!hasStatus(error, 401)) throw error
  }
  http.tokens.set('admin', undefined)
  location.assign('/login')
}
