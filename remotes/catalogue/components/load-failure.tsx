import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { ErrorState } from '@stoa/ui/error-state'

interface LoadFailureProps {
  /** What could not be loaded. */
  title: string
  error: unknown
  onRetry: () => unknown
}

/** Stands where something would be that could not be loaded: says why, and tries again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (
    <ErrorState
      title={title}
      message={failureText(error)}
      retry={{ label: t('retry'), onPress: () => void onRetry() }}
    />
  )
}
