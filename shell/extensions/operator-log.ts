/* oxlint-disable no-console -- the browser's console is the operator's log until there is another */
import { isApiError } from '@stoa/api/http'

import type { Finding } from '@stoa/extension-sdk/admission'

/** Names each contribution that was not let in, with the reason and the way to mend it. */
export function logFindings(findings: readonly Finding[]): void {
  for (const { extension, contribution, rule, message } of findings)
    console.warn(`[stoa] ${[extension, contribution].filter(Boolean).join(' ')} (${rule}): ${message}`)
}

/** Names texts of an extension that were not fetched, because neither the feed nor the entry names their hash. */
export function logUncheckedTexts(extension: string, url: string): void {
  console.warn(`[stoa] ${extension}: its texts at ${url} are left out, because no hash is known for them`)
}

/** Says that React had to render again before something could be shown; nobody has noticed. */
export function logRecovery(error: unknown): void {
  console.warn('[stoa] rendered again', error)
}

/** Names the contribution that failed while it was shown or run. Failed calls are not its fault. */
export function logCrash(extension: string, module: string, error: unknown): void {
  if (!isApiError(error)) console.error(`[stoa] ${extension} ${module} failed`, error)
}
