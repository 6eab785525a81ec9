import { memo } from 'react'
import { columnStyle, type ColumnPosition } from './column-layout.ts'
import styles from './grid.module.css'
import { isNumeric } from './cell-types.ts'
import { rangeOf } from './selection.ts'
import { useGridState } from './use-grid.ts'

interface GridHeaderProps {
  positions: readonly ColumnPosition[]
  width: number
}

export const GridHeader = memo(function GridHeader({ positions, width }: GridHeaderProps) {
  return (
    <thead className={styles.header} style={{ inlineSize: width }}>
      <tr className={styles.row} aria-rowindex={1}>
        <td className={styles.gutter} aria-hidden />
        {positions.map((position) => (
          <ColumnHeader key={position.column.id} position={position} />
        ))}
      </tr>
    </thead>
  )
})

function ColumnHeader({ position }: { position: ColumnPosition }) {
  const { column, index } = position
  const isSelected = useGridState(({ selection }) => {
    const { first, last } = rangeOf(selection)
    return index >= first && index <= last
  })
  return (
    <th
      className={styles.cell}
      scope="col"
      aria-colindex={index + 1}
      aria-required={column.isRequired || undefined}
      data-part="column"
      data-column={index}
      data-frozen={column.isFrozen || undefined}
      data-in-selection={isSelected || undefined}
      data-align={isNumeric(column.type) ? 'end' : undefined}
      style={columnStyle(position)}
      title={column.header}
    >
      <span className={styles.text}>{column.header}</span>
      <span className={styles.edge} data-part="edge" data-column={index} aria-hidden />
    </th>
  )
}
