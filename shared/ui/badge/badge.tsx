import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** Props of a `Badge`. */
export interface BadgeProps {
  /** Meaning of the state. Default neutral. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info'
  /** dot: a colored dot and plain text, for tables. soft: a tinted pill, for headings. Default soft. */
  variant?: 'soft' | 'dot'
  children: ReactNode
}

/** A status in one or two words. */
export function Badge({ tone = 'neutral', variant = 'soft', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-variant={variant}>
      {variant === 'dot' ? <span className={styles.dot} /> : null}
      {children}
    </span>
  )
}
