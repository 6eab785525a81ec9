import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './table.module.css'

interface SkeletonRowsProps {
  columns: readonly { id: string; align?: 'start' | 'end' }[]
  count: number
  /** Adds a column for the checkboxes. */
  hasSelection: boolean
  /** Adds a column for the menus. */
  hasMenu: boolean
}

/* Uneven widths look like text; the same row always gets the same ones, so nothing flickers. */
const WIDTHS = ['72%', '54%', '64%', '46%', '80%']

export function SkeletonRows({ columns, count, hasSelection, hasMenu }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={styles.row}>
      {hasSelection ? <td className={styles.cell} data-control="select" aria-hidden /> : null}
      {columns.map((column, index) => (
        <td key={column.id} className={styles.cell} data-align={column.align}>
          <div className={styles.placeholder}>
            <Skeleton width={WIDTHS[(row + index * 2) % WIDTHS.length]} height="12px" />
          </div>
        </td>
      ))}
      {hasMenu ? <td className={styles.cell} data-control="menu" aria-hidden /> : null}
    </tr>
  ))
}
