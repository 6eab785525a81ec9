import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import styles from './documents.module.css'

interface PrintSheetProps {
  /** Called when the print dialog is closed. */
  onDone: () => void
  children: ReactNode
}

/** Prints its children in place of the page, which stays as it is on the screen. */
export function PrintSheet({ onDone, children }: PrintSheetProps) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [])
  return createPortal(<div className={styles.documents}>{children}</div>, document.body)
}
