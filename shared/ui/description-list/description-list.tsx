import type { ReactNode } from 'react'
import styles from './description-list.module.css'

/** A term and its details. */
export interface Description {
  term: string
  /** null shows a dash. */
  details: ReactNode
}

/** Props of a `DescriptionList`. */
export interface DescriptionListProps {
  items: readonly Description[]
}

/** Facts as terms and details, side by side or stacked on narrow screens. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, details }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details}>
            {typeof details === 'string' ? <bdi>{details}</bdi> : (details ?? '–')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
