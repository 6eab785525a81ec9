import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { CellEditor } from './cell-editor.tsx'
import { marksAt } from './cell-marks.ts'
import { formatCell, isNumeric } from './cell-types.ts'
import { columnStyle, type ColumnPosition } from './column-layout.ts'
import { savedValue, shownDraft } from './grid-store.ts'
import styles from './grid.module.css'
import type { SheetRow } from './sheet.ts'
import { useGridState, useGridStore } from './use-grid.ts'

interface GridCellProps {
  row: SheetRow
  index: number
  position: ColumnPosition
  /** Whether the rows below are hidden; undefined for a cell that shows none. */
  isCollapsed: boolean | undefined
}

export const GridCell = memo(function GridCell({ row, index, position, isCollapsed }: GridCellProps) {
  const { column } = position
  const store = useGridStore()
  const element = useRef<HTMLTableCellElement>(null)
  const sheet = useGridState((state) => state.sheet)
  const draft = useGridState((state) => shownDraft(state, row, column))
  const saved = useGridState((state) => savedValue(state, row, column))
  const marks = useGridState((state) => marksAt(state, { row: index, column: position.index }))
  const editing = useGridState((state) =>
    state.editing?.row === row.key && state.editing.column === column.id ? state.editing : null,
  )
  const isCalled =
    useGridState(
      ({ wantsFocus, selection: { active } }) =>
        wantsFocus && active.row === index && active.column === position.index,
    ) && !editing

  useLayoutEffect(() => {
    if (!isCalled) return
    element.current?.focus({ preventScroll: true })
    store.setState({ wantsFocus: false })
  }, [isCalled, store])

  const isHeader = position.index === 0
  const Cell = isHeader ? 'th' : 'td'
  const isReadOnly = column.isReadOnly(row.index)
  const problem = draft && 'problem' in draft ? draft.problem : undefined
  const value = draft && 'value' in draft ? draft.value : (saved ?? null)
  const text = draft && 'text' in draft ? draft.text : formatCell(value, column.type, sheet.language)

  return (
    <Cell
      ref={element}
      className={styles.cell}
      scope={isHeader ? 'row' : undefined}
      tabIndex={marks.includes('active') ? 0 : -1}
      aria-colindex={position.index + 1}
      aria-selected={marks.includes('selected')}
      aria-readonly={isReadOnly}
      aria-invalid={problem === undefined ? undefined : true}
      data-part="cell"
      data-row={index}
      data-column={position.index}
      data-marks={marks || undefined}
      data-edited={draft ? true : undefined}
      data-absent={saved === undefined || undefined}
      data-frozen={column.isFrozen || undefined}
      data-align={isNumeric(column.type) ? 'end' : undefined}
      data-level={isHeader ? row.level : undefined}
      style={columnStyle(position)}
      title={problem}
    >
      {isCollapsed === undefined ? null : (
        <span className={styles.toggle} data-part="toggle" data-row={index} aria-hidden>
          <Icon glyph={isCollapsed ? ChevronRight : ChevronDown} size="small" isDirectional={isCollapsed} />
        </span>
      )}
      {editing ? (
        <CellEditor editing={editing} row={row} column={column} />
      ) : (
        <span className={styles.text}>{text}</span>
      )}
      {isHeader && text === '' ? <VisuallyHidden>{column.header}</VisuallyHidden> : null}
      {problem === undefined ? null : <VisuallyHidden> {problem}</VisuallyHidden>}
      {marks.includes('start') ? <Grip part="grip" row={index} column={position.index} /> : null}
      {marks.includes('end') ? <Grip part="handle" row={index} column={position.index} /> : null}
    </Cell>
  )
})

interface GripProps {
  /** grip: widens the selection, for fingers. handle: fills. */
  part: 'grip' | 'handle'
  row: number
  column: number
}

function Grip({ part, row, column }: GripProps) {
  return <span className={styles[part]} data-part={part} data-row={row} data-column={column} aria-hidden />
}
