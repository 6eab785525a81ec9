import CircleAlert from 'lucide-react/icons/circle-alert'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './error-state.module.css'

/** Props of an `ErrorState`. */
export interface ErrorStateProps {
  title: string
  /** The failure in the reader's words. */
  message?: string
  /** Offers to try again, under another `label` where something else helps; loads while it does. */
  retry?: { label?: string; onPress: () => void; isLoading?: boolean }
  /** Technical details for support, collapsed. */
  details?: string | undefined
}

/** Replaces content that could not be loaded. Announced at once. */
export function ErrorState({ title, message, retry, details }: ErrorStateProps) {
  const t = useUiText()
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>
        <Icon glyph={CircleAlert} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {message ? <p className={styles.message}>{message}</p> : null}
      {retry ? (
        <div className={styles.retry}>
          <Button onPress={retry.onPress} isLoading={retry.isLoading}>
            {retry.label ?? t('retry')}
          </Button>
        </div>
      ) : null}
      {details ? (
        <details className={styles.details}>
          <summary>{t('details')}</summary>
          <pre>{details}</pre>
        </details>
      ) : null}
    </div>
  )
}
