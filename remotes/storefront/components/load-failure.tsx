import { isApiError } from '@stoa/api/http'
import { useTranslation } from '@stoa/i18n/react'

import { failureText } from '../state/failure-text.ts'
import { FailurePanel } from './failure-panel.tsx'

/** The part of a query with its error state. */
export interface Troubled {
  data?: unknown
  error: unknown
  failureReason?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Something to show has not come, though it may still come by itself. */
export const hasTrouble = ({ data, error, failureReason }: Troubled): boolean =>
  data === undefined && Boolean(error ?? failureReason)

/** Replaces content that failed to load, from the first failed try on, with a retry button. */
export function LoadFailure({ query }: { query: Troubled }) {
  const { t } = useTranslation()
  const reason = query.error ?? query.failureReason
  const isAnswer = isApiError(reason) && reason.failure.kind === 'http'
  return (
    <FailurePanel
      title={t(isAnswer ? 'failures.title' : 'failures.unreachableTitle')}
      message={failureText(reason, t)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
