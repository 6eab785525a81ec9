import ArrowUp from 'lucide-react/icons/arrow-up'
import { Icon } from '../icon/icon.tsx'
import { nextSort, type TableSort } from './sort.ts'
import styles from './table.module.css'

interface SortHeaderProps {
  column: string
  header: string
  sort: TableSort | undefined
  onSort: (sort: TableSort | undefined) => void
}

/** The header of a sortable column; its cell has `aria-sort`. */
export function SortHeader({ column, header, sort, onSort }: SortHeaderProps) {
  const direction = sort?.column === column ? sort.direction : undefined
  return (
    <button
      type="button"
      className={styles.sort}
      data-direction={direction}
      onClick={() => onSort(nextSort(sort, column))}
    >
      {header}
      <Icon glyph={ArrowUp} size="small" />
    </button>
  )
}
