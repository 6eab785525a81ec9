import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableRow } from './table-row.tsx'
import styles from './table.module.css'

/** One column of a table. The first column names the row and holds its link. */
export interface TableColumn<Row> {
  id: string
  header: string
  /** What stands in the cell of a row; a control inside keeps its own clicks. */
  cell: (row: Row) => ReactNode
  /** Numbers and money stand at the end. Default start. */
  align?: 'start' | 'end'
  /** CSS length. Default as wide as the content needs. */
  width?: string
  /** Hides the header from sight, as for a column of row menus. */
  isHeaderHidden?: boolean
}

/** The columns and rows of a `Table` and the state they are in. */
export interface TableProps<Row> {
  /** Names the table for assistive technology. */
  label: string
  columns: readonly TableColumn<Row>[]
  /** The rows of this page, in order. */
  rows: readonly Row[]
  /** Something unique in the page, such as the id. */
  rowKey: (row: Row) => string
  /** Where a row leads: the whole row opens it, through one real link. Default nowhere. */
  rowHref?: (row: Row) => string
  /**
   * Called when somebody is about to open a row, so that it can be read ahead: its link takes the focus,
   * or the pointer rests on it for 60 ms. May be called more than once for a row.
   */
  onRowIntent?: (row: Row) => void
  /** Nothing has arrived yet: shows as many empty rows as `skeletonRows` says. */
  isLoading?: boolean
  /** Rows to hold the place of while loading; the page size of the list. Default 10. */
  skeletonRows?: number
  /** The rows shown are being replaced: dims them, they stay usable. */
  isRefetching?: boolean
  /** Stands in the place of the rows when there are none. */
  empty?: ReactNode
}

/**
 * A list that the server sorts, filters and pages. Scrolls inside itself in both directions,
 * never wider than its container; the header stays in sight.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowHref,
    onRowIntent,
    isLoading = false,
    skeletonRows = 10,
    isRefetching,
    empty,
  } = props
  const hasNothing = !isLoading && rows.length === 0
  // Keys scroll whatever has the focus; without links in the rows that has to be the frame itself.
  const scrollStop = isLoading || rowHref === undefined ? { tabIndex: 0 } : {}
  return (
    <div className={styles['frame']} {...scrollStop}>
      <table
        className={styles['table']}
        aria-label={label}
        aria-busy={isLoading || isRefetching || undefined}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={styles['header']}
                data-align={column.align}
                style={{ inlineSize: column.width }}
              >
                {column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles['body']} data-dimmed={isRefetching || undefined}>
          {isLoading ? <SkeletonRows columns={columns} count={skeletonRows} /> : null}
          {isLoading
            ? null
            : rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  href={rowHref?.(row)}
                  onIntent={onRowIntent}
                />
              ))}
          {hasNothing ? (
            <tr>
              <td className={styles['empty']} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  )
}
