import { useTranslation } from '@stoa/extension-sdk'

import { Button } from './button.tsx'
import styles from './failure.module.css'

interface FailureProps {
  message: string
  /** Where it makes sense to try again. */
  onRetry?: () => void
}

export function Failure({ message, onRetry }: FailureProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.failure} role="alert">
      <p>{message}</p>
      {onRetry ? <Button onClick={onRetry}>{t('retry')}</Button> : null}
    </div>
  )
}
