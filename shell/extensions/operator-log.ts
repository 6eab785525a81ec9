/* oxlint-disable no-console -- the browser's console is the operator's log until there is another */
import { isApiError } from '@stoa/api/http'

import type { Finding } from '@stoa/extension-sdk/admission'

import { textOf } from './containment/text-of.ts'

/** Logs each rejected contribution with its reason and fix. */
export function logFindings(findings: readonly Finding[]): void {
  for (const { extension, contribution, rule, message } of findings)
    console.warn(`[stoa] ${[extension, contribution].filter(Boolean).join(' ')} (${rule}): ${message}`)
}

/** Logs texts that were skipped because no hash is known for them. */
export function logUncheckedTexts(extension: string, url: string): void {
  console.warn(`[stoa] ${extension}: its texts at ${url} are left out, because no hash is known for them`)
}

const undeclared = new Set<string>()

/** Logs a call that an extension has not declared; each such call once. */
export function logUndeclared(message: string): void {
  if (undeclared.has(message)) return
  undeclared.add(message)
  console.warn(`[stoa] ${message}`)
}

/** Logs that a contribution is quarantined, where nobody has a page that lists it. */
export function logQuarantine(extension: string, module: string): void {
  console.warn(`[stoa] ${extension} ${module} is off until the page is loaded again: it failed too often`)
}

/** Logs that React recovered from an error by rendering again. */
export function logRecovery(error: unknown): void {
  console.warn('[stoa] rendered again', error)
}

/** Logs a contribution that failed while rendering or running. Failed calls are not its fault. */
export function logCrash(extension: string, module: string, error: unknown): void {
  if (isApiError(error)) return
  const text = `[stoa] ${extension} ${module} failed`
  try {
    console.error(text, error)
  } catch {
    console.error(text, textOf(error))
  }
}
