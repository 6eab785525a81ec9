import type { ReactNode } from 'react'
import type { MenuEntry } from '../menu/menu.tsx'
import type { TableColumnChoice } from './column-button.tsx'
import type { TableSort } from './sort.ts'

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
