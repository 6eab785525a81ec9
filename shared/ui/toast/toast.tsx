import X from 'lucide-react/icons/x'
import { Button } from '../button/button.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { ToneIcon, type MessageTone } from '../tone-icon/tone-icon.tsx'
import styles from './toast.module.css'

/** Props of a `Toast`. */
export interface ToastProps {
  /** An error is read out at once, everything else when the screen reader pauses. */
  type: MessageTone
  title: string
  message?: string
  onClose: () => void
}

/** One notification, 380 px wide. Its queue decides how long it stays. Must be inside a `ToastRegion`. */
export function Toast({ type, title, message, onClose }: ToastProps) {
  const t = useUiText()
  return (
    <div className={styles.toast} role={type === 'error' ? 'alert' : 'status'} aria-atomic>
      <ToneIcon tone={type} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {message ? <p className={styles.message}>{message}</p> : null}
      </div>
      <Button variant="quiet" size="small" icon={X} aria-label={t('toast.close')} onPress={onClose} />
    </div>
  )
}
