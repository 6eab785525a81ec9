import type { ReactNode } from 'react'
import styles from './form-grid.module.css'

/** Props of a `FormGrid`. */
export interface FormGridProps {
  /** Minimum width of a field: `medium` is 240 px (default), `small` 136 px for numbers. */
  size?: 'small' | 'medium'
  children: ReactNode
}

/** Lays out form fields in as many equal columns as fit; one column on narrow screens. */
export function FormGrid({ size = 'medium', children }: FormGridProps) {
  return (
    <div className={styles.grid} data-size={size}>
      {children}
    </div>
  )
}
