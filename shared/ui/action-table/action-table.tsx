import type { IconGlyph } from '../icon/icon.tsx'
import type { MenuEntry } from '../menu/menu.tsx'
import { Table, type TableProps } from '../table/table.tsx'
import styles from './action-table.module.css'
import { useRowWork } from './use-row-work.tsx'

/** What became of one row; without `error` it went well. */
export interface ActedRow {
  /** As `rowKey` gives it. */
  id: string
  error?: string | undefined
}

/** Something that can be done with all selected rows at once. */
export interface TableBulkAction<Row> {
  id: string
  label: string
  icon?: IconGlyph
  /** danger: destroys something. Default plain. */
  tone?: 'plain' | 'danger'
  /** One letter that runs it on what is selected while the focus is in the list, outside its text fields. Default none. */
  shortcut?: string
  /** Answers what became of each row; nothing when it was given up or says so itself: then all stay selected. */
  run: (rows: readonly Row[]) => Promise<readonly ActedRow[] | void>
  /** The rows whose menus offer it too, for that row alone. Default none. */
  inMenuOf?: (row: Row) => boolean
}

/** A `Table` with what can be done with its rows. Without any actions it is the plain table. */
export interface ActionTableProps<Row> extends Omit<TableProps<Row>, 'selection' | 'rowMenu' | 'rowFailure'> {
  /** What a row is called, in the names of its checkbox and its menu. */
  rowName: (row: Row) => string
  /** What the menu of a row offers besides the bulk actions that stand in it. Default nothing. */
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined
  bulkActions: readonly TableBulkAction<Row>[]
  /** Called when a bulk action has answered. */
  onSettled: (action: TableBulkAction<Row>, done: number, failed: number) => void
}

/**
 * A list that can be worked on: rows are selected with checkboxes, and a bar below says what can be done with them.
 * Rows that failed stay selected and say why. Rows that leave the screen are no longer selected.
 */
export function ActionTable<Row>(props: ActionTableProps<Row>) {
  const { rowName, rowActions, bulkActions, onSettled, ...table } = props
  const { place, selection, rowMenu, failureOf, bar } = useRowWork({
    ...table,
    rowName,
    rowActions,
    bulkActions,
    onSettled,
  })
  return (
    <div ref={place} className={styles['list']}>
      <Table {...table} selection={selection} rowMenu={rowMenu} rowFailure={failureOf} />
      {bar}
    </div>
  )
}
