import { useDeferredValue } from 'react'
import { lazyPiece } from '../lazy-piece/lazy-piece.tsx'
import { ROW_SIZE, RowGap } from './row-gap.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './table.module.css'
import { useRowEvents } from './use-row-events.ts'
import { useSelectRow } from './use-select-row.ts'
import { useSelectionKeys } from './use-selection-keys.ts'
import { useWide } from './use-wide.ts'
import type { VirtualRow } from './virtual-rows.tsx'
import type { TableProps } from './table-props.ts'

export type { TableColumn, TableSelection, TableRowMenu, TableProps } from './table-props.ts'

/** Of more rows than this only those in sight are drawn. */
const MANY = 100

/** Rows of a first rendering: a screen full. More follow without keeping anything waiting; their space is kept. */
const AT_ONCE = 25

const VirtualRows = lazyPiece(
  async () => (await import(/* webpackChunkName: "ui-list" */ './virtual-rows.tsx')).VirtualRows,
)

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
  const wanted = Math.max(AT_ONCE, rows.length)
  // A first value would draw the table twice even where it is the last one.
  const drawn = useDeferredValue(wanted, wanted > AT_ONCE ? AT_ONCE : undefined)
  const hasEnd = Boolean(rowMenu || columnChoice)
  const width = columns.length + (selection ? 1 : 0) + (hasEnd ? 1 : 0)
  const isMany = rows.length > MANY
  const instead = failure ?? (rows.length === 0 && !isLoading ? empty : undefined)
  // Keys scroll the focused element; without links in the rows that has to be the frame itself.
  const scrollStop = isLoading || rowHref === undefined ? { tabIndex: 0 } : {}
  const skeletons = (count: number) => (
    <SkeletonRows columns={columns} count={count} hasSelection={Boolean(selection)} hasMenu={hasEnd} />
  )
  const drawRow = (row: Row, index: number, virtualRow?: VirtualRow) => {
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
        virtualRow={virtualRow}
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
          <VirtualRows
            count={rows.length}
            width={width}
            className={styles.body}
            isDimmed={isRefetching}
            events={events}
            placeholder={<tbody>{skeletons(skeletonRows)}</tbody>}
            renderFailed={() => (
              <tbody className={styles.body} {...events}>
                {rows.map((row, index) => drawRow(row, index))}
              </tbody>
            )}
          >
            {(index, virtualRow) => {
              const row = rows[index]
              return row === undefined ? null : drawRow(row, index, virtualRow)
            }}
          </VirtualRows>
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
