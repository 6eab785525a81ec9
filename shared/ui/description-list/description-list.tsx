import type { ReactNode } from 'react'
import styles from './description-list.module.css'

/** A name and what it stands for. */
export interface Description {
  term: string
  /** A dash stands in for null. */
  details: ReactNode
}

/** The facts of a `DescriptionList`, in the order shown; each term once. */
export interface DescriptionListProps {
  items: readonly Description[]
}

/** Facts about one thing, name beside value; below each other where it is narrow. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles['list']}>
      {items.map(({ term, details }) => (
        <div key={term} className={styles['item']}>
          <dt className={styles['term']}>{term}</dt>
          <dd className={styles['details']}>
            {typeof details === 'string' ? <bdi>{details}</bdi> : (details ?? '–')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
