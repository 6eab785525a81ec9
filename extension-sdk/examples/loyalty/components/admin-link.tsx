import { useNavigation } from '@stoa/extension-sdk'
import type { MouseEvent, ReactNode } from 'react'

import styles from './admin-link.module.css'

interface AdminLinkProps {
  path: string
  children: ReactNode
}

const wantsNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** A link to another page of the admin that does not reload the admin. */
export function AdminLink({ path, children }: AdminLinkProps) {
  const { href, open } = useNavigation()
  const follow = (event: MouseEvent) => {
    if (wantsNewTab(event)) return
    event.preventDefault()
    open(path)
  }
  return (
    <a className={styles.link} href={href(path)} onClick={follow}>
      {children}
    </a>
  )
}
