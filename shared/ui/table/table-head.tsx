import { useUiText } from '../ui-provider/ui-text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ColumnButton } from './column-button.tsx'
import { SelectBox } from './select-box.tsx'
import { SortHeader } from './sort-header.tsx'
import type { TableProps } from './table-props.ts'
import styles from './table.module.css'

type TableHeadProps<Row> = Pick<
  TableProps<Row>,
  'columns' | 'selection' | 'rowMenu' | 'sort' | 'onSort' | 'columnChoice'
> & {
  /** The keys of the rows on screen. */
  order: readonly string[]
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, selection, rowMenu, sort, onSort, columnChoice, order } = props
  const t = useUiText()
  const chosen = selection ? order.filter((key) => selection.keys.has(key)).length : 0
  return (
    <thead>
      <tr>
        {selection ? (
          <th scope="col" className={styles.header} data-control="select">
            <SelectBox
              label={t('table.selectAll')}
              isSelected={chosen > 0 && chosen === order.length}
              isIndeterminate={chosen > 0 && chosen < order.length}
              isDisabled={selection.isDisabled || order.length === 0}
              onChange={(isOn) => selection.onChange(new Set(isOn ? order : []))}
            />
          </th>
        ) : null}
        {columns.map(({ id, header, align, width, isHeaderHidden, isSortable }) => (
          <th
            key={id}
            scope="col"
            className={styles.header}
            data-align={align}
            style={{ inlineSize: width }}
            aria-sort={isSortable && sort?.column === id ? sort.direction : undefined}
          >
            {isSortable && onSort ? (
              <SortHeader column={id} header={header} sort={sort} onSort={onSort} />
            ) : isHeaderHidden ? (
              <VisuallyHidden>{header}</VisuallyHidden>
            ) : (
              header
            )}
          </th>
        ))}
        {rowMenu || columnChoice ? (
          <th scope="col" className={styles.header} data-control="menu">
            {rowMenu ? <VisuallyHidden>{t('table.actions')}</VisuallyHidden> : null}
            {columnChoice ? <ColumnButton {...columnChoice} /> : null}
          </th>
        ) : null}
      </tr>
    </thead>
  )
}
