import CircleAlert from 'lucide-react/icons/circle-alert'
import { memo } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ROW_HEIGHT, type ColumnPosition } from './column-layout.ts'
import { GridCell } from './grid-cell.tsx'
import { failureOf } from './grid-store.ts'
import styles from './grid.module.css'
import { rangeOf } from './selection.ts'
import type { SheetRow } from './sheet.ts'
import { useGridState } from './use-grid.ts'

interface GridRowProps {
  row: SheetRow
  index: number
  positions: readonly ColumnPosition[]
  /** The grid has nested rows. */
  hasLevels: boolean
}

export const GridRow = memo(function GridRow({ row, index, positions, hasLevels }: GridRowProps) {
  const isCollapsed = useGridState(({ collapsed }) => collapsed.has(row.key))
  const isEdited = useGridState(({ edits }) => edits.drafts.has(row.key))
  const failure = useGridState((state) => failureOf(state, row.key))
  const isSelected = useGridState(({ selection }) => {
    const { top, bottom } = rangeOf(selection)
    return index >= top && index <= bottom
  })
  return (
    <tr
      className={styles.row}
      aria-rowindex={index + 2}
      aria-level={hasLevels ? row.level + 1 : undefined}
      aria-expanded={row.isParent ? !isCollapsed : undefined}
      data-parent={row.isParent || undefined}
      style={{ insetBlockStart: index * ROW_HEIGHT }}
    >
      <td
        className={styles.gutter}
        aria-hidden
        data-part="row"
        data-row={index}
        data-edited={isEdited || undefined}
        data-failed={failure === undefined ? undefined : true}
        data-in-selection={isSelected || undefined}
        title={failure}
      >
        {failure === undefined ? index + 1 : <Icon glyph={CircleAlert} size="small" />}
      </td>
      {positions.map((position) => (
        <GridCell
          key={position.column.id}
          row={row}
          index={index}
          position={position}
          isCollapsed={position.index === 0 && row.isParent ? isCollapsed : undefined}
        />
      ))}
    </tr>
  )
})
