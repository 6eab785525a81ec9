import { isApiError } from '@stoa/api/http'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { logCrash } from '../operator-log.ts'
import { culpritOf } from './culprit.ts'
import type { Ledger } from './ledger.ts'
import { WHOLE } from './quarantine-rule.ts'
import { stackOf, textOf } from './text-of.ts'

/**
 * Records uncaught errors of event handlers and promises, and what the content security policy blocks, for the extension
 * that caused them. Ignores other errors and failed calls. A promise that rejects with something other than an error names
 * no file, so it has no owner. The browser itself logs what it blocks; it does not count for quarantine.
 */
export function watchErrors(extensions: readonly FeedEntry[], ledger: Ledger): void {
  const blame = (error: unknown, source: string) => {
    if (isApiError(error)) return
    const culprit = culpritOf(source, extensions, location.origin)
    if (!culprit) return
    const { name } = culprit.extension.manifest
    logCrash(name, culprit.module ?? 'one of its scripts', error)
    // The admin needs its areas: errors in code that their pages share take none of them out.
    const module = culprit.module ?? (culprit.extension.area ? undefined : WHOLE)
    ledger.failed(name, module, { kind: 'event', detail: textOf(error) })
  }
  window.addEventListener('error', ({ error, filename }) => blame(error, `${stackOf(error)} ${filename}`))
  window.addEventListener('unhandledrejection', ({ reason }) => blame(reason, stackOf(reason)))
  document.addEventListener('securitypolicyviolation', ({ sourceFile, effectiveDirective, blockedURI }) => {
    const culprit = culpritOf(sourceFile, extensions, location.origin)
    const detail = `the policy blocks ${blockedURI} (${effectiveDirective})`
    if (culprit) ledger.failed(culprit.extension.manifest.name, undefined, { kind: 'event', detail })
  })
}
