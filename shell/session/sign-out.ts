import { authCalls } from '@stoa/api/admin/auth'
import { hasStatus, type HttpClient } from '@stoa/api/http'
import type { DialogsPort, Question } from '@stoa/extension-sdk'
import type { i18n } from 'i18next'

import { createTextLoader } from '../language/text-loader.ts'
import { isAtRisk } from '../routing/at-risk.ts'
import { clearPersonalData } from './clear-personal-data.ts'
import { sendHeld, type Unsent } from './send-held.ts'
import { postToTabs } from './tabs.ts'

/** Loads another page without the question of the browser: the person has answered already. */
function leaveUnasked(path: string): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.assign(path)
}

export interface Leaving {
  confirm: DialogsPort['confirm']
  translation: i18n
  leave?: (path: string) => void
}

function discardQuestion(t: i18n['t']): Question {
  return {
    title: t('leave.title'),
    message: t('leave.message'),
    confirmLabel: t('leave.discard'),
    tone: 'danger',
  }
}

async function unsentQuestion({ count, names }: Unsent, translation: i18n): Promise<Question> {
  await createTextLoader(translation)(['tools'])
  const { t } = translation
  return {
    title: t('signOut.title'),
    message: [t('signOut.message', { count }), ...names].join('\n'),
    confirmLabel: t('topbar.signOut'),
    tone: 'danger',
  }
}

/**
 * Ends the session here and in the other tabs. Removes personal data; the page load empties the caches. What waits to be sent
 * is sent first. `confirm` asks where that fails, or where something was typed that is not saved: it would be removed, too.
 */
export async function signOut(
  http: HttpClient,
  { confirm, translation, leave = leaveUnasked }: Leaving,
): Promise<void> {
  const unsent = await sendHeld()
  if (unsent.count > 0) {
    if (!(await confirm(await unsentQuestion(unsent, translation)))) return
  } else if (isAtRisk() && !(await confirm(discardQuestion(translation.t)))) return
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
