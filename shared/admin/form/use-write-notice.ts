import { isFoundAbsent, isOutcomeUnknown, isSessionLost } from '@stoa/api/http'
import { useFailureText } from '@stoa/extension-sdk'

import type { Noticed } from './form-notices.tsx'

/** What a dialog without a record form shows about a failed write; nothing for a lost session, which the sign-in shows. */
export function useWriteNotice(error: unknown): Noticed {
  const failureText = useFailureText()
  if (!error || isSessionLost(error)) return { failure: undefined }
  if (!isOutcomeUnknown(error)) return { failure: failureText(error) }
  return { failure: undefined, outcome: isFoundAbsent(error) ? 'unsaved' : 'unknown' }
}
