/* oxlint-disable no-console -- the browser's console is the operator's log until there is another */
import { isApiError } from '@stoa/api/http'

import type { Refusal } from './registry.ts'

/** Names each contribution that was not let in, with the reason and the way to mend it. */
export function logRefusals(refusals: readonly Refusal[]): void {
  for (const { extension, rule, message } of refusals)
    console.warn(`[stoa] ${extension} (${rule}): ${message}`)
}

/** Names the contribution that failed while rendering. Failed calls are not its fault. */
export function logCrash(extension: string, module: string, error: unknown): void {
  if (!isApiError(error)) console.error(`[stoa] ${extension} ${module} failed to render`, error)
}
