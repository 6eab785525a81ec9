import type { ReactNode } from 'react'
import styles from './inline.module.css'

/** Props of an `Inline`. */
export interface InlineProps {
  /** Distance in steps of 4 px. Default 2 (8 px). */
  gap?: 2 | 4
  /** Position on the line. Default `start`. */
  justify?: 'start' | 'end'
  children: ReactNode
}

/** Lays out its children on a line that wraps, centred on the cross axis: buttons, badges, short controls. */
export function Inline({ gap = 2, justify = 'start', children }: InlineProps) {
  return (
    <div className={styles.inline} data-gap={gap} data-justify={justify}>
      {children}
    </div>
  )
}
