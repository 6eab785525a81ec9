import type { ReactNode } from 'react'
import { Link } from 'react-router'

import styles from './action-link.module.css'

interface ActionLinkProps {
  to: string
  /** primary: the one way forward. secondary: another way. quiet: without a frame. Default secondary. */
  variant?: 'primary' | 'secondary' | 'quiet'
  children: ReactNode
}

/**
 * A link that looks like a button. The library's own brings the press handling of its buttons with it, which would be
 * a tenth of everything that the home page loads.
 */
export function ActionLink({ to, variant = 'secondary', children }: ActionLinkProps) {
  return (
    <Link to={to} className={styles['link']} data-variant={variant}>
      {children}
    </Link>
  )
}
