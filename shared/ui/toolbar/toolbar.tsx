import type { ReactNode } from 'react'
import styles from './toolbar.module.css'

/** Props of a `Toolbar`. */
export interface ToolbarProps {
  /** The search field; takes the remaining width up to 320 px. */
  search: ReactNode
  /** Further filters, such as `FilterChips`. */
  children?: ReactNode
}

/** Controls above a list in a flush `Card`; wraps on narrow screens. */
export function Toolbar({ search, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>{search}</div>
      {children}
    </div>
  )
}
