import type { ReactNode } from 'react'

import styles from './total-list.module.css'

/** One line of a sum. */
export interface TotalRow {
  id: string
  label: string
  /** An explanation after the label, such as the code of a discount. */
  note?: string
  /** A small button after the note. */
  action?: ReactNode
  /** Formatted amount. */
  value: string
  /** A result, emphasised by a line and weight. */
  isResult?: boolean
}

/** The lines of a `TotalList`, in the order shown. */
export interface TotalListProps {
  rows: readonly TotalRow[]
}

/** Amounts of money that add up to a total. */
export function TotalList({ rows }: TotalListProps) {
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <div key={row.id} className={styles.row} data-result={row.isResult || undefined}>
          <dt>
            {row.label}
            {row.note ? <span className={styles.note}> {row.note}</span> : null}
            {row.action ? <span className={styles.action}>{row.action}</span> : null}
          </dt>
          <dd className={styles.value}>
            <bdi>{row.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
