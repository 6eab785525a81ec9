import type { ReactNode } from 'react'
import styles from './toolbar.module.css'

/** What a `Toolbar` holds. */
export interface ToolbarProps {
  /** The search field; takes the room that is left, up to 320 px. */
  search: ReactNode
  /** What narrows the list besides, such as `FilterChips`. */
  children?: ReactNode
}

/** Stands above a list in a flush `Card`; wraps where it is narrow. */
export function Toolbar({ search, children }: ToolbarProps) {
  return (
    <div className={styles['toolbar']}>
      <div className={styles['search']}>{search}</div>
      {children}
    </div>
  )
}
