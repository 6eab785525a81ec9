import type { Page } from '@playwright/test'

/** What a browser says by itself when a visitor has no session: the check that answers 401. */
const SESSION_CHECK = /status of 401 .*/

/** What the browser said during a visit. */
export interface Complaints {
  /** Errors that do not name the culprit: another contribution is harmed. */
  foreign: readonly string[]
  /** Whether the shell has named the culprit in the console. */
  namesCulprit(): boolean
}

/** Listens to the console and to what nobody catches; `marks` are texts that only the culprit's complaints hold. */
export function listenToComplaints(page: Page, culprit: string, marks: readonly string[]): Complaints {
  const foreign: string[] = []
  let isNamed = false
  const hear = (text: string) => {
    if (SESSION_CHECK.test(text) || marks.some((mark) => text.includes(mark))) return
    foreign.push(text.slice(0, 300))
  }
  page.on('pageerror', (error) => hear(error.stack ?? String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(`[stoa] ${culprit}`)) isNamed = true
    if (message.type() === 'error') hear(`${text} ${message.location().url}`)
  })
  return { foreign, namesCulprit: () => isNamed }
}
