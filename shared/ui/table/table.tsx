import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react'
import type { MenuEntry } from '../menu/menu.tsx'
import { ROW_SIZE, RowGap } from './row-gap.tsx'
import type { TableColumnChoice } from './column-button.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import type { TableSort } from './sort.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './table.module.css'
import { useRowEvents } from './use-row-events.ts'
import { useSelectRow } from './use-select-row.ts'
import { useSelectionKeys } from './use-selection-keys.ts'
import { useWide } from './use-wide.ts'
import type { VirtualRow } from './virtual-rows.tsx'

/** One column of a table. The first column names the row and holds its link. */
export interface TableColumn<Row> {
  id: string
  header: string
  /** The content of the cell; controls inside handle their own clicks. */
  cell: (row: Row) => ReactNode
  /** Use end for numbers and money. Default start. */
  align?: 'start' | 'end'
  /** CSS length; grows where the content needs more. Columns that have one keep it while rows are awaited. */
  width?: string
  /** Hides the header from sight, as for a column of row menus. */
  isHeaderHidden?: boolean
  /** The list can be sorted by it: its header is a button. Default false. */
  isSortable?: boolean
}

/** Which rows of a `Table` are selected. */
export interface TableSelection<Row> {
  /** Keys of rows, as returned by `rowKey`. */
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
  /** The name of a row, used in the label of its checkbox. */
  rowName: (row: Row) => string
  /** While something is being done with the selected rows. */
  isDisabled?: boolean
}

/** The menus at the ends of the rows of a `Table`. */
export interface TableRowMenu<Row> {
  /** The name of a row, used in the label of its menu. */
  rowName: (row: Row) => string
  /** Called when a menu opens. */
  entries: (row: Row) => readonly MenuEntry[]
}

/** The columns and rows of a `Table` and the state they are in. */
export interface TableProps<Row> {
  /** Names the table for assistive technology. */
  label: string
  columns: readonly TableColumn<Row>[]
  /** The rows of this page, in order. Of more than 100 only those near the sight are really in the page. */
  rows: readonly Row[]
  /** Something unique in the page, such as the id. */
  rowKey: (row: Row) => string
  /** The link target of a row: the whole row opens it, through one real link. Default none. */
  rowHref?: (row: Row) => string
  /**
   * Called when a row is about to be opened, so that it can be prefetched: its link takes the focus,
   * it is pressed, or the pointer rests on it for 60 ms. May be called more than once for a row.
   */
  onRowIntent?: (row: Row) => void
  /** How the server has sorted the rows. Default as it likes. */
  sort?: TableSort | undefined
  /** Called with the requested order; undefined for that of the server. Required with sortable columns. */
  onSort?: ((sort: TableSort | undefined) => void) | undefined
  /** A button at the end of the header that opens the choice of columns. Default none. */
  columnChoice?: TableColumnChoice | undefined
  /**
   * A checkbox before each row; a click with shift takes all rows since the last one. Inside the table Ctrl+A (⌘A) takes
   * all rows and Escape none. Default none.
   */
  selection?: TableSelection<Row> | undefined
  /** A menu at the end of each row, whose code loads on hover or focus. Default none. */
  rowMenu?: TableRowMenu<Row> | undefined
  /** The error of the last action on a row; shown under its name in red. */
  rowFailure?: (row: Row) => string | undefined
  /** Loading: shows as many skeleton rows as `skeletonRows` says. */
  isLoading?: boolean
  /** Number of skeleton rows; the page size of the list. Default 10. */
  skeletonRows?: number
  /** The rows shown are being replaced: dims them, they stay usable. */
  isRefetching?: boolean
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode
  /** Shown instead of the rows when loading failed, such as an `ErrorState`. Default none. */
  failure?: ReactNode
}

/** Of more rows than this only those in sight are drawn. */
const MANY = 100

/** Rows of a first rendering: a screen full. The others follow without keeping anything waiting; their space is kept. */
const AT_ONCE = 25

const VirtualRows = lazy(async () => ({
  default: (await import(/* webpackChunkName: "ui-virtual-rows" */ './virtual-rows.tsx')).VirtualRows,
}))

/**
 * A list that the server sorts, filters and pages. It scrolls with the page, below `--sticky-start`, where its header stays in
 * sight; where it is wider than its container it scrolls sideways inside itself, and the first column stays too.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, onRowIntent, selection, rowMenu, rowFailure } = props
  const t = useUiText()
  const { columnChoice, isLoading = false, skeletonRows = 10, isRefetching, empty, failure } = props
  const order = rows.map(rowKey)
  const select = useSelectRow(selection, order)
  const frame = useSelectionKeys(selection, order)
  useWide(frame)
  const events = useRowEvents((key) => {
    const row = rows[order.indexOf(key)]
    if (row !== undefined) onRowIntent?.(row)
  })
  const drawn = Math.max(AT_ONCE, useDeferredValue(rows.length, 0))
  const hasEnd = Boolean(rowMenu || columnChoice)
  const width = columns.length + (selection ? 1 : 0) + (hasEnd ? 1 : 0)
  const isMany = rows.length > MANY
  const instead = failure ?? (rows.length === 0 && !isLoading ? empty : undefined)
  // Keys scroll the focused element; without links in the rows that has to be the frame itself.
  const scrollStop = isLoading || rowHref === undefined ? { tabIndex: 0 } : {}
  const skeletons = (count: number) => (
    <SkeletonRows columns={columns} count={count} hasSelection={Boolean(selection)} hasMenu={hasEnd} />
  )
  const drawRow = (row: Row, index: number, place?: VirtualRow) => {
    const key = order[index] ?? ''
    return (
      <TableRow
        key={key}
        row={row}
        columns={columns}
        rowKey={key}
        href={rowHref?.(row)}
        box={
          selection && {
            label: t('table.selectRow', { name: selection.rowName(row) }),
            isSelected: selection.keys.has(key),
            isDisabled: selection.isDisabled,
            onChange: (isOn, isRange) => select(key, isOn, isRange),
          }
        }
        menu={
          rowMenu && {
            label: t('table.rowActions', { name: rowMenu.rowName(row) }),
            entries: () => rowMenu.entries(row),
          }
        }
        failure={rowFailure?.(row)}
        hasEnd={hasEnd}
        place={place}
      />
    )
  }
  return (
    <div ref={frame} className={styles.frame} {...scrollStop}>
      <table
        className={styles.table}
        aria-label={label}
        aria-busy={isLoading || isRefetching || undefined}
        aria-rowcount={isMany ? rows.length + 1 : undefined}
      >
        <TableHead {...props} order={order} />
        {isMany && !isLoading && failure === undefined ? (
          <Suspense fallback={<tbody>{skeletons(skeletonRows)}</tbody>}>
            <VirtualRows
              count={rows.length}
              width={width}
              className={styles.body}
              isDimmed={isRefetching}
              events={events}
            >
              {(index, place) => {
                const row = rows[index]
                return row === undefined ? null : drawRow(row, index, place)
              }}
            </VirtualRows>
          </Suspense>
        ) : (
          <tbody className={styles.body} data-dimmed={isRefetching || undefined} {...events}>
            {isLoading && failure === undefined ? skeletons(skeletonRows) : null}
            {isLoading || instead !== undefined
              ? null
              : rows.slice(0, drawn).map((row, index) => drawRow(row, index))}
            {!isLoading && instead === undefined && rows.length > drawn ? (
              <RowGap size={(rows.length - drawn) * ROW_SIZE} width={width} />
            ) : null}
            {instead === undefined ? null : (
              <tr>
                <td className={styles.instead} colSpan={width}>
                  {instead}
                </td>
              </tr>
            )}
          </tbody>
        )}
      </table>
    </div>
  )
}
