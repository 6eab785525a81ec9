import { useEffect, useMemo, type ReactNode } from 'react'
import { GridBar } from './grid-bar.tsx'
import { GridSheet } from './grid-sheet.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { toolsOf, watchEdits, type GridTools } from './grid-tools.ts'
import styles from './grid.module.css'
import type { GridRowChange, SaveGrid } from './save-changes.ts'
import type { GridColumn } from './sheet.ts'
import { GridProvider, useGrid, useGridState } from './use-grid.ts'

export type { CellOption, CellProblem, CellType, CellValue } from './cell-types.ts'
export type { GridCell, GridTools, GridWrite } from './grid-tools.ts'
export type { GridCellChange, GridRowChange, GridRowResult, SaveGrid } from './save-changes.ts'
export type { GridColumn } from './sheet.ts'

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

/**
 * A spreadsheet for editing many records. Arrows move, shift selects, typing, Enter or F2 edit, Ctrl+C, X and V speak
 * with spreadsheet programs, Ctrl+D and R and the handle fill, Ctrl+Z undoes, Alt with arrows down and up unfolds and
 * folds. Columns get another width at the edge of their header, their own by a double press there, and by Alt, Shift and
 * an arrow. A drag scrolls at the edges; fingers scroll, tap and widen the selection by its grip. Nothing is saved before Save is pressed. Only visible rows are in the DOM.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, columns, rows, isLoading = false, error, empty, onSave, onEdit, renderTools } = props
  const store = useGrid(props)
  const tools = useMemo(() => toolsOf(store), [store])
  useEffect(() => onEdit && watchEdits(store, onEdit), [store, onEdit])
  const hasRows = rows.length > 0
  return (
    <GridProvider value={store}>
      <div className={styles.frame}>
        {renderTools && hasRows ? <div className={styles.tools}>{renderTools(tools)}</div> : null}
        {error ??
          (hasRows ? (
            <GridSheet label={label} isBusy={isLoading} />
          ) : isLoading ? (
            <GridSkeleton label={label} columns={columns} />
          ) : (
            empty
          ))}
        {onSave ? <GridBar onSave={onSave} /> : null}
        <Announcement />
      </div>
    </GridProvider>
  )
}

function Announcement() {
  const said = useGridState((state) => state.said)
  return <output className={styles.said}>{said}</output>
}
