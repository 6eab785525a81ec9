import type { ReactNode } from 'react'

import { useOpenLink } from '../ui-provider/navigation.ts'
import styles from './link.module.css'

/** Props of a `Link`. */
export interface LinkProps {
  /** Address; same-site addresses are opened by `UiProvider`'s navigation. */
  href: string
  target?: '_blank'
  /** accent: underlined in the accent colour. plain: looks like the text around it until hovered. Default accent. */
  variant?: 'accent' | 'plain'
  /** Leads back to where the person came from: the page there is shown as it was left. Default false. */
  isReturn?: boolean
  children: ReactNode
}

/** A link inside text or a cell: the browser's own, because a list has hundreds. */
export function Link({ variant = 'accent', isReturn, children, ...props }: LinkProps) {
  const open = useOpenLink(...(isReturn ? [{ isReturn }] : []))
  return (
    <a {...props} {...open} rel={props.target && 'noopener'} className={styles.link} data-variant={variant}>
      {children}
    </a>
  )
}
