import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** What a `Badge` says and how it is meant. */
export interface BadgeProps {
  /** What the state means for the reader. Default neutral. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info'
  /** dot: a coloured point and plain text, for tables. soft: a tinted pill, for headings. Default soft. */
  variant?: 'soft' | 'dot'
  children: ReactNode
}

/** A state in a word or two. */
export function Badge({ tone = 'neutral', variant = 'soft', children }: BadgeProps) {
  return (
    <span className={styles['badge']} data-tone={tone} data-variant={variant}>
      {variant === 'dot' ? <span className={styles['dot']} /> : null}
      {children}
    </span>
  )
}
