import { isFoundAbsent, isOutcomeUnknown, isSessionLost } from '@stoa/api/http'
import { useFailureText, useNotify, useTranslation } from '@stoa/extension-sdk'

/**
 * Reports a failed write as a notice, for a write that no form on screen sent. `title` says what was not done, default
 * “This was not saved”. A write of unknown outcome is called that instead, and a lost session is left to the sign-in.
 */
export function useReportFailure(): (error: unknown, title?: string) => void {
  const { t } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  return (error, title = t('admin.notSaved')) => {
    if (isSessionLost(error)) return
    if (!isOutcomeUnknown(error)) notify.error(title, failureText(error))
    else
      notify.warn(
        t(isFoundAbsent(error) ? 'admin.unknown.unsaved' : 'admin.unknown.title'),
        failureText(error),
      )
  }
}
