import type { ReactNode } from 'react'
import styles from './stack.module.css'

/** Distance between items: a step of the spacing scale, 4 px each. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8

/** Props of a `Stack`. */
export interface StackProps {
  /** Default 4 (16 px). */
  gap?: Gap
  children: ReactNode
}

/** Lays out its children in one column. Wide children shrink instead of overflowing. */
export function Stack({ gap = 4, children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  )
}
