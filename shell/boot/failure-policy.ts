import { isSessionLost } from '@stoa/api/http'
import type { OnFailure } from '@stoa/api/react'

import { failureText } from '../language/failure-text.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { ToastQueue } from '../toasts/toast-queue.ts'

interface FailurePolicyParts {
  session: SessionStore
  toasts: ToastQueue
  t: (key: string) => string
}

/**
 * Reports each failure once: a lost session opens the sign-in, a page without data has its boundary, everything else is
 * a toast.
 */
export function createFailurePolicy({ session, toasts, t }: FailurePolicyParts): OnFailure {
  return (error, { onScreen }) => {
    if (isSessionLost(error)) return session.setState({ isLost: true })
    if (!onScreen) return
    toasts.add({ type: 'error', title: t('errors.title'), message: failureText(error, t) })
  }
}
