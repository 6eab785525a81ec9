import X from 'lucide-react/icons/x'
import { Button } from '../button/button.tsx'
import { ToneIcon, type MessageTone } from '../tone-icon/tone-icon.tsx'
import styles from './toast.module.css'

/** What a `Toast` says. */
export interface ToastProps {
  /** An error is read out at once, everything else when the screen reader pauses. */
  type: MessageTone
  title: string
  message?: string
  closeLabel: string
  onClose: () => void
}

/** One passing notice, 380 px wide. How long it stays is decided by whoever keeps the queue. Stands in a `ToastRegion`. */
export function Toast({ type, title, message, closeLabel, onClose }: ToastProps) {
  return (
    <div className={styles['toast']} role={type === 'error' ? 'alert' : 'status'} aria-atomic>
      <ToneIcon tone={type} />
      <div className={styles['text']}>
        <p className={styles['title']}>{title}</p>
        {message ? <p className={styles['message']}>{message}</p> : null}
      </div>
      <Button variant="quiet" size="small" icon={X} aria-label={closeLabel} onPress={onClose} />
    </div>
  )
}
