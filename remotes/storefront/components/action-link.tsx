import type { ReactNode } from 'react'
import { Link } from 'react-router'

import styles from './action-link.module.css'

interface ActionLinkProps {
  to: string
  /** Handed to the page in its location. */
  state?: unknown
  /** primary: the one way forward. secondary: another way. quiet: without a frame. Default secondary. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Name for assistive technology, when the text alone does not say enough. */
  'aria-label'?: string
  children: ReactNode
}

/**
 * A link that looks like a button. The library's own brings the press handling of its buttons with it, which would be
 * a tenth of everything that the home page loads.
 */
export function ActionLink({ variant = 'secondary', children, ...link }: ActionLinkProps) {
  return (
    <Link {...link} className={styles.link} data-variant={variant} viewTransition>
      {children}
    </Link>
  )
}
