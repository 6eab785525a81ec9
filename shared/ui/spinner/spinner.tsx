import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './spinner.module.css'

/** What a `Spinner` waits for, and its size. */
export interface SpinnerProps {
  /** What is being waited for, said to screen readers. Leave it out where the text around already says so. */
  label?: string
  /** Diameter in px: small 14, medium 20, large 32. Default medium. */
  size?: 'small' | 'medium' | 'large'
}

/** Shows that something is going on whose end is not known. Takes the colour of the text around it. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span className={styles['spinner']} data-size={size} role={label ? 'status' : undefined}>
      <span className={styles['ring']} aria-hidden />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
