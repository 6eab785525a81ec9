import { isApiError, isFoundAbsent, isOutcomeUnknown, messageOf, type ApiError } from '@stoa/api/http'
import { isUndeclaredUse } from '@stoa/extension-sdk/host'

import { shownText } from '../extensions/containment/text-of.ts'
import { wasUnsent } from '../offline/unsent.ts'

type Translate = (key: string) => string

/** Why something failed, in a sentence for the person: the server's own where it sent one. Never throws. */
export const failureText = (error: unknown, t: Translate): string =>
  reasonOf(error, t) ?? t('errors.unexpected')

/** What an error says of itself: one of a call does, and one of a call that was not declared. Never throws. */
export function reasonOf(error: unknown, t: Translate): string | undefined {
  try {
    if (isUndeclaredUse(error)) return shownText(error)
    return isApiError(error) ? shownText(sentenceOf(error, t)) : undefined
  } catch {
    // An extension has changed the error of its call.
    return undefined
  }
}

function sentenceOf(error: ApiError, t: Translate): string {
  if (wasUnsent(error)) return t('errors.unsent')
  if (isOutcomeUnknown(error)) return t(isFoundAbsent(error) ? 'errors.unreachable' : 'errors.unknown')
  return error.failure.kind === 'http' ? messageOf(error, t('errors.unexpected')) : t('errors.unreachable')
}
