import { isApiError } from '@stoa/api/http'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { logCrash } from '../operator-log.ts'
import { culpritOf } from './culprit.ts'
import type { Ledger } from './ledger.ts'

/**
 * Records uncaught errors of event handlers and promises for the extension that caused them. Ignores other errors and
 * failed calls.
 */
export function watchErrors(extensions: readonly FeedEntry[], ledger: Ledger): void {
  const blame = (error: unknown) => {
    if (!(error instanceof Error) || isApiError(error)) return
    const culprit = culpritOf(error.stack ?? '', extensions, location.origin)
    if (!culprit) return
    const { name } = culprit.extension.manifest
    logCrash(name, culprit.module ?? 'one of its scripts', error)
    ledger.failed(name, culprit.module, { kind: 'event', detail: String(error) })
  }
  window.addEventListener('error', ({ error }) => blame(error))
  window.addEventListener('unhandledrejection', ({ reason }) => blame(reason))
}
