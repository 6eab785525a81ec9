import { useEffect, useMemo } from 'react'
import { GridBar } from './grid-bar.tsx'
import { GridSheet } from './grid-sheet.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { toolsOf, watchEdits } from './grid-tools.ts'
import styles from './grid.module.css'
import { GridProvider, useGrid, useGridState } from './use-grid.ts'
import type { GridProps } from './grid-props.ts'

export type { GridProps } from './grid-props.ts'

export type { CellOption, CellProblem, CellType, CellValue } from './cell-types.ts'
export type { GridCell, GridTools, GridWrite } from './grid-tools.ts'
export type { GridCellChange, GridRowChange, GridRowResult, SaveGrid } from './save-changes.ts'
export type { GridColumn } from './sheet.ts'

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
