import { useId } from 'react'

import styles from './progress-line.module.css'

interface ProgressLineProps {
  /** What is going on. */
  label: string
  /** 0 to 1; nothing while nobody knows. */
  value?: number | undefined
}

/** How far something is. */
export function ProgressLine({ label, value }: ProgressLineProps) {
  const id = useId()
  return (
    <div className={styles.line}>
      <output id={id}>{label}</output>
      <progress className={styles.bar} aria-labelledby={id} max={1} {...(value !== undefined && { value })} />
    </div>
  )
}
