import type { ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import styles from './link.module.css'

/** Props of a `Link`. */
export interface LinkProps {
  /** Address; same-site addresses are opened by `UiProvider`'s navigation. */
  href: string
  target?: '_blank'
  /** accent: underlined in the accent colour. plain: looks like the text around it until hovered. Default accent. */
  variant?: 'accent' | 'plain'
  children: ReactNode
}

/** A link inside text or a cell. */
export function Link({ variant = 'accent', ...props }: LinkProps) {
  return <AriaLink {...props} className={styles['link']} data-variant={variant} />
}
