import { authCalls } from '@stoa/api/admin/auth'
import { hasStatus, type HttpClient } from '@stoa/api/http'

import { isAtRisk } from '../routing/at-risk.ts'
import { clearPersonalData } from './clear-personal-data.ts'
import { postToTabs } from './tabs.ts'

/** Loads another page without the question of the browser: the person has answered already. */
function leaveUnasked(path: string): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.assign(path)
}

/**
 * Ends the session here and in the other tabs. Removes personal data; the page load empties the caches. Where something was
 * typed that is not saved, or waits to be sent, `confirm` asks first: it would be removed, too.
 */
export async function signOut(
  http: HttpClient,
  confirm: () => Promise<boolean>,
  leave = leaveUnasked,
): Promise<void> {
  if (isAtRisk() && !(await confirm())) return
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
