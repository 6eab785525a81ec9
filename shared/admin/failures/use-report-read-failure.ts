import { isSessionLost } from '@stoa/api/http'
import { useFailureText, useNotify } from '@stoa/extension-sdk'

/**
 * Reports as a notice that something could not be read, for a read that no part of the page shows. `title` says what
 * failed. A lost session is left to the sign-in.
 */
export function useReportReadFailure(): (error: unknown, title: string) => void {
  const notify = useNotify()
  const failureText = useFailureText()
  return (error, title) => {
    if (!isSessionLost(error)) notify.error(title, failureText(error))
  }
}
