import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './spinner.module.css'

/** Props of a `Spinner`. */
export interface SpinnerProps {
  /** Announced to screen readers; omit it if the surrounding text already does. */
  label?: string
  /** Diameter in px: small 14, medium 20, large 32. Default medium. */
  size?: 'small' | 'medium' | 'large'
}

/** Indeterminate progress, in the colour of the surrounding text. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span className={styles.spinner} data-size={size} role={label ? 'status' : undefined}>
      <span className={styles.ring} aria-hidden />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
