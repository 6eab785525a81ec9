import { authCalls } from '@stoa/api/admin/auth'
import { hasStatus, type HttpClient } from '@stoa/api/http'

import { forgetPerson } from './forget-person.ts'
import { tellTabs } from './tabs.ts'

/**
 * Ends the session, here and in the other tabs. Loading the page anew empties the caches; what the browser keeps of the
 * person is removed before.
 */
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
  forgetPerson()
  tellTabs({ kind: 'signed-out' })
  leave('/login')
}
