import { authCalls } from '@stoa/api/admin/auth'
import { hasStatus, type HttpClient } from '@stoa/api/http'

import { clearPersonalData } from './clear-personal-data.ts'
import { postToTabs } from './tabs.ts'

/** Ends the session here and in the other tabs. Removes personal data; the page load empties the caches. */
export async function signOut(
  http: HttpClient,
  leave = (path: string) => location.assign(path),
): Promise<void> {
  try {
    await authCalls.deleteSession(http)
  } catch (error) {
    if (!hasStatus(error, 401)) throw error
  }
  http.tokens.clear()
  clearPersonalData()
  postToTabs({ kind: 'signed-out' })
  leave('/login')
}
