import CircleAlert from 'lucide-react/icons/circle-alert'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './error-state.module.css'

/** What an `ErrorState` says and offers. */
export interface ErrorStateProps {
  title: string
  /** What happened, in the reader's words. */
  message?: string
  /** Offers to try again; loads while it does. */
  retry?: { label: string; onPress: () => void; isLoading?: boolean }
  /** Technical text for whoever is asked for help, folded away under its label. */
  details?: { label: string; text: string }
}

/** Stands where content would be, when it could not be brought. Read out at once. */
export function ErrorState({ title, message, retry, details }: ErrorStateProps) {
  return (
    <div className={styles['state']} role="alert">
      <span className={styles['icon']}>
        <Icon glyph={CircleAlert} size="large" />
      </span>
      <p className={styles['title']}>{title}</p>
      {message ? <p className={styles['message']}>{message}</p> : null}
      {retry ? (
        <div className={styles['retry']}>
          <Button onPress={retry.onPress} isLoading={retry.isLoading}>
            {retry.label}
          </Button>
        </div>
      ) : null}
      {details ? (
        <details className={styles['details']}>
          <summary>{details.label}</summary>
          <pre>{details.text}</pre>
        </details>
      ) : null}
    </div>
  )
}
