import { isApiError, isFoundAbsent, isOutcomeUnknown, messageOf } from '@stoa/api/http'

import { shownText } from '../extensions/containment/text-of.ts'
import { wasUnsent } from '../offline/unsent.ts'

/** Why something failed, in a sentence for the person: the server's own where it sent one. Never throws. */
export function failureText(error: unknown, t: (key: string) => string): string {
  try {
    return shownText(sentenceOf(error, t))
  } catch {
    // An extension has changed the error of its call.
    return t('errors.unexpected')
  }
}

function sentenceOf(error: unknown, t: (key: string) => string): string {
  if (!isApiError(error)) return t('errors.unexpected')
  if (wasUnsent(error)) return t('errors.unsent')
  if (isOutcomeUnknown(error)) return t(isFoundAbsent(error) ? 'errors.unreachable' : 'errors.unknown')
  return error.failure.kind === 'http' ? messageOf(error, t('errors.unexpected')) : t('errors.unreachable')
}
