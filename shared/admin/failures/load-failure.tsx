import { useFailureText } from '@stoa/extension-sdk'
import { ErrorState } from '@stoa/ui/error-state'

interface LoadFailureProps {
  /** What could not be loaded. */
  title: string
  error: unknown
  onRetry: () => unknown
}

/** Stands where something would be that could not be loaded: says why, and tries again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const failureText = useFailureText()
  return <ErrorState title={title} message={failureText(error)} retry={{ onPress: () => void onRetry() }} />
}
