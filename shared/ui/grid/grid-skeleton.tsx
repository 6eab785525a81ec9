import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './grid-skeleton.module.css'

interface GridSkeletonProps {
  label: string
  columns: readonly { id: string; header: string; width?: number }[]
}

const ROWS = 10
/* Uneven widths look like text; the same row always gets the same ones, so nothing flickers. */
const WIDTHS = ['72%', '54%', '64%', '46%', '80%']

export function GridSkeleton({ label, columns }: GridSkeletonProps) {
  return (
    <section className={styles.skeleton} aria-label={label} aria-busy>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          {columns.map(({ id, width = 144 }, index) => (
            <span key={id} className={styles.cell} style={{ inlineSize: width }}>
              <Skeleton width={WIDTHS[(row + index * 2) % WIDTHS.length]} height="12px" />
            </span>
          ))}
        </div>
      ))}
    </section>
  )
}
