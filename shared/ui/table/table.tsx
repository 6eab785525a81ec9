import type { ReactNode } from 'react'
import type { MenuEntry } from '../menu/menu.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { SelectBox } from './select-box.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableRow } from './table-row.tsx'
import styles from './table.module.css'
import { useSelectRow } from './use-select-row.ts'

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

/** Which rows of a `Table` are selected, and what its checkboxes are called. */
export interface TableSelection<Row> {
  /** Keys of rows, as `rowKey` gives them. */
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
  /** Names the checkbox of the header, which stands for all rows on screen. */
  allLabel: string
  /** Names the checkbox of one row. */
  rowLabel: (row: Row) => string
  /** While something is being done with the selected rows. */
  isDisabled?: boolean
}

/** The menus at the ends of the rows of a `Table`. */
export interface TableRowMenu<Row> {
  /** Names the column; out of sight. */
  header: string
  /** Names the button of one row. */
  rowLabel: (row: Row) => string
  /** Asked for when a menu opens. */
  entries: (row: Row) => readonly MenuEntry[]
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
  /** A checkbox before each row; a click with shift takes all rows since the last one. Default none. */
  selection?: TableSelection<Row> | undefined
  /** A menu at the end of each row, whose code loads when somebody is about to open one. Default none. */
  rowMenu?: TableRowMenu<Row> | undefined
  /** What could not be done with a row; stands under its name in red. */
  rowFailure?: (row: Row) => string | undefined
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
    selection,
    rowMenu,
    rowFailure,
    isLoading = false,
    skeletonRows = 10,
    isRefetching,
    empty,
  } = props
  const order = rows.map(rowKey)
  const select = useSelectRow(selection, order)
  const chosen = selection ? order.filter((key) => selection.keys.has(key)).length : 0
  const width = columns.length + (selection ? 1 : 0) + (rowMenu ? 1 : 0)
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
            {selection ? (
              <th scope="col" className={styles['header']} data-control="select">
                <SelectBox
                  label={selection.allLabel}
                  isSelected={chosen > 0 && chosen === rows.length}
                  isIndeterminate={chosen > 0 && chosen < rows.length}
                  isDisabled={selection.isDisabled || rows.length === 0}
                  onChange={(isOn) => selection.onChange(new Set(isOn ? order : []))}
                />
              </th>
            ) : null}
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
            {rowMenu ? (
              <th scope="col" className={styles['header']} data-control="menu">
                <VisuallyHidden>{rowMenu.header}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className={styles['body']} data-dimmed={isRefetching || undefined}>
          {isLoading ? (
            <SkeletonRows
              columns={columns}
              count={skeletonRows}
              hasSelection={Boolean(selection)}
              hasMenu={Boolean(rowMenu)}
            />
          ) : null}
          {isLoading
            ? null
            : rows.map((row, index) => (
                <TableRow
                  key={order[index]}
                  row={row}
                  columns={columns}
                  href={rowHref?.(row)}
                  onIntent={onRowIntent}
                  box={
                    selection && {
                      label: selection.rowLabel(row),
                      isSelected: selection.keys.has(order[index] ?? ''),
                      isDisabled: selection.isDisabled,
                      onChange: (isOn, isRange) => select(order[index] ?? '', isOn, isRange),
                    }
                  }
                  menu={rowMenu && { label: rowMenu.rowLabel(row), entries: () => rowMenu.entries(row) }}
                  failure={rowFailure?.(row)}
                />
              ))}
          {hasNothing ? (
            <tr>
              <td className={styles['empty']} colSpan={width}>
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  )
}
