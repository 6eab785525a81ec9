import type { ReactNode } from 'react'
import type { GridTools } from './grid-tools.ts'
import type { GridRowChange, SaveGrid } from './save-changes.ts'
import type { GridColumn } from './sheet.ts'

/** The rows and columns of a `Grid` and the callbacks for its changes. */
export interface GridProps<Row> {
  /** Names the grid for assistive technology. */
  label: string
  /** Make them once: with new columns, every cell is drawn again. The same holds for the functions below. */
  columns: readonly GridColumn<Row>[]
  /** In the order shown, each parent before its children. Changes belong to the key of their row and outlive new rows. */
  rows: readonly Row[]
  /** Something unique in the grid, such as the id. */
  rowKey: (row: Row) => string
  /** The name of a row, for the list of changes. */
  rowName: (row: Row) => string
  /** Nesting level of a row, such as 1 for a variant of a product. Default 0. */
  level?: (row: Row) => number
  /** Loading: shows skeleton rows. */
  isLoading?: boolean
  /** Shown instead of the rows when loading failed. Changes are kept. */
  error?: ReactNode
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode
  /**
   * Saves all changes that are valid. Let the rows be the new ones by the time it answers or soon after;
   * until then the grid shows what was saved. Without it there is no bar, and `onEdit` takes every change over.
   */
  onSave?: SaveGrid | undefined
  /**
   * Called after each edit with everything that has been changed and could be saved, and how many cells hold a text that is no
   * value. Keep it the same function while the rows are.
   */
  onEdit?: ((changes: readonly GridRowChange[], problems: number) => void) | undefined
  /** Called when the grid gets or loses unsaved changes, so that the page can warn before it is left. */
  onDirtyChange?: (isDirty: boolean) => void
  /** A toolbar above the rows with buttons that work on the selection. */
  renderTools?: (tools: GridTools) => ReactNode
}
