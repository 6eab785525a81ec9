import { Avatar } from '@stoa/ui/avatar'
import type { ReactNode } from 'react'

import styles from './customer-name.module.css'

interface CustomerNameProps {
  name: string
  /** What is shown beside the avatar. Default: the name. */
  children?: ReactNode
}

/** A customer's avatar and name. */
export function CustomerName({ name, children = name }: CustomerNameProps) {
  return (
    <span className={styles.customer}>
      <Avatar name={name} size="small" />
      <bdi>{children}</bdi>
    </span>
  )
}
