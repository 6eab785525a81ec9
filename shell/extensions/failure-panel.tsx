import { hasStatus, isApiError } from '@stoa/api/http'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { Button } from '@stoa/ui/button'
import { ErrorState } from '@stoa/ui/error-state'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import type { RemoteFailure } from '../federation/remote-state.ts'
import { failureText } from '../language/failure-text.ts'
import { LineContext } from './line-context.ts'
import { VersionOffer } from './version-offer.tsx'

interface FailurePanelProps {
  extension: FeedEntry
  failure: RemoteFailure
  /** The error thrown while rendering. */
  error?: unknown
  onRetry: () => void
}

/** Explains a failure where the contribution would be, and offers a retry if it can help. */
export function FailurePanel({ extension, failure, error, onRetry }: FailurePanelProps) {
  const { t } = useTranslation('shell')
  const isLine = useContext(LineContext)
  const retry =
    failure.kind === 'outdated'
      ? { label: t('crash.reload'), onPress: () => location.reload() }
      : { onPress: onRetry }
  if (isApiError(error) && !isLine) {
    const title = hasStatus(error, 404) ? t('failure.gone') : t('failure.data')
    return <ErrorState title={title} message={failureText(error, t)} retry={retry} />
  }
  const title = t('failure.title', { name: extension.manifest.name })
  if (isLine)
    return (
      <span role="alert">
        <Button variant="quiet" size="small" icon={TriangleAlert} onPress={onRetry}>
          {title}
        </Button>
      </span>
    )
  const canHeal = failure.kind !== 'evaluate' && failure.kind !== 'version'
  return (
    <>
      <ErrorState
        title={title}
        message={t(`failure.${failure.kind}`)}
        details={failure.detail}
        {...(canHeal && { retry })}
      />
      <VersionOffer extension={extension} />
    </>
  )
}
