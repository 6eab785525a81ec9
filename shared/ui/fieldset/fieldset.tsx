import type { ReactNode } from 'react'
import styles from './fieldset.module.css'

/** Props of a `Fieldset`. */
export interface FieldsetProps {
  /** Names the group, also for screen readers. */
  legend: ReactNode
  /** A sentence below the legend. */
  hint?: ReactNode
  children: ReactNode
}

/** A group of related controls with a visible name. */
export function Fieldset({ legend, hint, children }: FieldsetProps) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </fieldset>
  )
}
