import type { ReactNode } from 'react'

import styles from './notice.module.css'

/** Something to know before going on. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>
}
