import type { ReactNode } from 'react'
import { Icon, type IconGlyph } from '../icon/icon.tsx'
import styles from './empty-state.module.css'

/** Props of an `EmptyState`. */
export interface EmptyStateProps {
  icon?: IconGlyph
  title: string
  /** The reason it is empty, or the future content. */
  message?: string
  /** Actions that help. */
  actions?: ReactNode
}

/** Replaces an empty list. */
export function EmptyState({ icon, title, message, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon ? (
        <span className={styles.icon}>
          <Icon glyph={icon} size="large" />
        </span>
      ) : null}
      <p className={styles.title}>{title}</p>
      {message ? <p className={styles.message}>{message}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
