import { Link } from 'react-aria-components/Link'
import type { TableColumn } from './table.tsx'
import styles from './table.module.css'
import { useIntent } from './use-intent.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  href: string | undefined
  onIntent: ((row: Row) => void) | undefined
}

export function TableRow<Row>({ row, columns, href, onIntent }: TableRowProps<Row>) {
  const [first, ...others] = columns
  const intent = useIntent(onIntent && (() => onIntent(row)))
  return (
    <tr className={styles['row']} data-link={href ? true : undefined} {...intent}>
      {first ? (
        <th scope="row" className={styles['cell']} data-align={first.align}>
          {href ? (
            <Link href={href} className={styles['link']}>
              {first.cell(row)}
            </Link>
          ) : (
            first.cell(row)
          )}
        </th>
      ) : null}
      {others.map((column) => (
        <td key={column.id} className={styles['cell']} data-align={column.align}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
