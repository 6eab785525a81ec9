import { hasStatus, isApiError } from '@stoa/api/http'
import { ErrorState } from '@stoa/ui/error-state'
import { useTranslation } from 'react-i18next'

import type { RemoteFailure } from '../federation/remote-state.ts'
import { failureText } from '../language/failure-text.ts'

interface FailurePanelProps {
  /** The extension's name. */
  name: string
  failure: RemoteFailure
  /** What was thrown while rendering. */
  error?: unknown
  onRetry: () => void
}

/** Says in a contribution's place what went wrong with it, and offers to try again where that can help. */
export function FailurePanel({ name, failure, error, onRetry }: FailurePanelProps) {
  const { t } = useTranslation('shell')
  const retry = { label: t('retry'), onPress: onRetry }
  if (isApiError(error)) {
    const title = hasStatus(error, 404) ? t('failure.gone') : t('failure.data')
    return <ErrorState title={title} message={failureText(error, t)} retry={retry} />
  }
  const canHeal = failure.kind !== 'evaluate' && failure.kind !== 'version'
  return (
    <ErrorState
      title={t('failure.title', { name })}
      message={t(`failure.${failure.kind}`)}
      details={{ label: t('details'), text: failure.detail }}
      {...(canHeal && { retry })}
    />
  )
}
