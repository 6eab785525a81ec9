import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** The text of a `VisuallyHidden`. */
export interface VisuallyHiddenProps {
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>
}
