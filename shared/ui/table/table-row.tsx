import { memo, type ComponentProps, type ReactNode } from 'react'
import { useOpenLink } from '../ui-provider/navigation.ts'
import { RowMenu } from './row-menu.tsx'
import { SelectBox } from './select-box.tsx'
import type { TableColumn } from './table-props.ts'
import styles from './table.module.css'
import type { VirtualRow } from './virtual-rows.tsx'

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  rowKey: string
  href: string | undefined
  box: ComponentProps<typeof SelectBox> | undefined
  menu: ComponentProps<typeof RowMenu> | undefined
  failure: string | undefined
  /** Keeps a cell at the end for the column of controls, also without a menu. */
  hasEnd: boolean
  /** The position of a row in a long table, for assistive technology. */
  virtualRow?: VirtualRow | undefined
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, rowKey, href, box, menu, failure, hasEnd, virtualRow } = props
  return (
    <tr
      className={styles.row}
      data-key={rowKey}
      data-link={href ? true : undefined}
      data-selected={box?.isSelected || undefined}
      {...virtualRow}
    >
      {box ? (
        <td className={styles.cell} data-control="select">
          <SelectBox {...box} />
        </td>
      ) : null}
      <Cells row={row} columns={columns} href={href} failure={failure} />
      {hasEnd ? (
        <td className={styles.cell} data-control="menu">
          {menu ? <RowMenu {...menu} /> : null}
        </td>
      ) : null}
    </tr>
  )
}

type CellsProps<Row> = Pick<TableRowProps<Row>, 'row' | 'columns' | 'href' | 'failure'>

/** What a row shows; drawn again when its row or its columns are others. */
const Cells = memo(function Cells({ row, columns, href, failure }: CellsProps<unknown>) {
  const [first, ...others] = columns
  const open = useOpenLink()
  return (
    <>
      {first ? (
        <th
          scope="row"
          className={styles.cell}
          data-align={first.align}
          data-short={first.width?.endsWith('px') || undefined}
        >
          {href ? (
            <a href={href} className={styles.link} {...open}>
              {first.cell(row)}
            </a>
          ) : (
            first.cell(row)
          )}
          {failure === undefined ? null : <p className={styles.failure}>{failure}</p>}
        </th>
      ) : null}
      {others.map((column) => (
        <td
          key={column.id}
          className={styles.cell}
          data-align={column.align}
          data-label={column.isHeaderHidden ? undefined : column.header}
        >
          {column.cell(row)}
        </td>
      ))}
    </>
  )
}) as <Row>(props: CellsProps<Row>) => ReactNode
