import type { IconGlyph } from '../icon/icon.tsx'
import type { MenuEntry } from '../menu/menu.tsx'
import type { TableProps } from '../table/table.tsx'

/** The result of an action for one row; without `error` it succeeded. */
export interface ActedRow {
  /** The row's key, as returned by `rowKey`. */
  id: string
  error?: string | undefined
}

/** How a bulk action is followed while it runs. */
export interface BulkProgress {
  /** Aborted when a person stops the action: it has to begin nothing more. */
  signal: AbortSignal
  /** To be called for each row that is done or failed; shows how far the action is. */
  onWritten: () => void
}

/** All rows that a list stands for, on this page and the others. */
export interface MatchingRows<Row> {
  count: number
  /** Reads them all. Resolves with nothing where that failed or was stopped, and has said so itself. */
  read: (signal: AbortSignal) => Promise<readonly Row[] | undefined>
}

/** An action on all selected rows at once. */
export interface TableBulkAction<Row> {
  id: string
  label: string
  icon?: IconGlyph
  /** danger: destructive. Default plain. */
  tone?: 'plain' | 'danger'
  /**
   * One letter that runs the action on the selected rows while the focus is in the list, outside its text fields.
   * Default none.
   */
  shortcut?: string
  /**
   * Returns the result of each row. Returns nothing when it was canceled or reports its own result: all rows stay
   * selected.
   */
  run: (rows: readonly Row[], progress: BulkProgress) => Promise<readonly ActedRow[] | void>
  /** The rows whose menus offer the action too, for that row alone. Default none. */
  inMenuOf?: (row: Row) => boolean
}

/** A `Table` with bulk and row actions. Without any actions it is the plain table. */
export interface ActionTableProps<Row> extends Omit<TableProps<Row>, 'selection' | 'rowMenu' | 'rowFailure'> {
  /** The name of a row, used in the labels of its checkbox and its menu. */
  rowName: (row: Row) => string
  /** Items of a row's menu in addition to the bulk actions in it. Default none. */
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined
  bulkActions: readonly TableBulkAction<Row>[]
  /** Offers to select the rows of all pages. Default: only those of this page can be selected. */
  matching?: MatchingRows<Row> | undefined
  /** Called when a bulk action has finished. */
  onSettled: (action: TableBulkAction<Row>, done: number, failed: number) => void
  /** Called with what an action rejects with, a bulk action or one of a row's menu: its rows stay selected. */
  onFailed: (error: unknown) => void
}
