import type { ReactNode } from 'react'
import type { ActionTableProps } from '../action-table/action-table.tsx'
import { useRowWork } from '../action-table/use-row-work.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { RowMenu } from '../table/row-menu.tsx'
import { SelectBox } from '../table/select-box.tsx'
import type { TableSelection } from '../table/table.tsx'
import { useRowEvents } from '../table/use-row-events.ts'
import { useSelectRow } from '../table/use-select-row.ts'
import { useSelectionKeys } from '../table/use-selection-keys.ts'
import { useOpenLink } from '../ui-provider/navigation.ts'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './action-tiles.module.css'

/** The rows of a list as tiles, with their actions. */
export interface ActionTilesProps<Row> extends Pick<
  ActionTableProps<Row>,
  | 'label'
  | 'rows'
  | 'rowKey'
  | 'onRowIntent'
  | 'rowActions'
  | 'bulkActions'
  | 'matching'
  | 'onSettled'
  | 'onFailed'
  | 'rowName'
  | 'isLoading'
  | 'skeletonRows'
  | 'isRefetching'
  | 'empty'
  | 'failure'
> {
  /** The link target of a tile: the whole tile opens it, through one real link. */
  rowHref: (row: Row) => string
  /** The picture of a row, such as its `Thumbnail`; it must not hold information that the name does not. */
  picture: (row: Row) => ReactNode
  /** The name of the tile; the text of its link. */
  name: (row: Row) => ReactNode
  /** A line beneath the name. Default none. */
  details?: (row: Row) => ReactNode
}

/** Skeletons are as high as a picture with two lines. */
const SKELETON_HEIGHT = '220px'

/** An `ActionTable` whose rows are tiles: the same selection, menus, bulk bar and results. */
export function ActionTiles<Row>(props: ActionTilesProps<Row>) {
  const { label, rows, rowKey, isLoading = false, skeletonRows = 10, isRefetching = false } = props
  const { empty, failure, rowName } = props
  const t = useUiText()
  const { listRef, selection, rowMenu, failureOf, bar } = useRowWork(props)
  const order = rows.map(rowKey)
  const select = useSelectRow(selection, order)
  const frame = useSelectionKeys(selection, order)
  const events = useRowEvents((key) => {
    const row = rows[order.indexOf(key)]
    if (row !== undefined) props.onRowIntent?.(row)
  })
  const instead = failure ?? (rows.length === 0 && !isLoading ? empty : undefined)
  const isListed = !isLoading && instead === undefined
  const controlsOf = (row: Row, key: string) => (
    <>
      {selection ? (
        <SelectBox
          label={t('table.selectRow', { name: rowName(row) })}
          isSelected={selection.keys.has(key)}
          isDisabled={selection.isDisabled}
          onChange={(isOn, isRange) => select(key, isOn, isRange)}
        />
      ) : null}
      {rowMenu ? (
        <RowMenu label={t('table.rowActions', { name: rowName(row) })} entries={() => rowMenu.entries(row)} />
      ) : null}
    </>
  )
  return (
    <div ref={listRef} className={styles.list}>
      <div ref={frame}>
        {selection && isListed ? <SelectAll selection={selection} order={order} /> : null}
        {instead}
        {isLoading && failure === undefined ? (
          <div className={styles.tiles} aria-busy>
            {Array.from({ length: skeletonRows }, (_none, at) => (
              <Skeleton key={at} height={SKELETON_HEIGHT} />
            ))}
          </div>
        ) : null}
        {isListed ? (
          <ul
            className={styles.tiles}
            aria-label={label}
            aria-busy={isRefetching || undefined}
            data-dimmed={isRefetching || undefined}
            {...events}
          >
            {rows.map((row, index) => {
              const key = order[index] ?? ''
              return (
                <Tile
                  key={key}
                  {...props}
                  row={row}
                  tileKey={key}
                  isSelected={selection?.keys.has(key) ?? false}
                  controls={controlsOf(row, key)}
                  failure={failureOf(row)}
                />
              )
            })}
          </ul>
        ) : null}
      </div>
      {bar}
    </div>
  )
}

interface SelectAllProps<Row> {
  selection: TableSelection<Row>
  /** The keys of the rows on screen. */
  order: readonly string[]
}

function SelectAll<Row>({ selection, order }: SelectAllProps<Row>) {
  const t = useUiText()
  const chosen = selection.keys.size
  return (
    <div className={styles.all}>
      <SelectBox
        label={t('table.selectAll')}
        isSelected={chosen > 0 && chosen === order.length}
        isIndeterminate={chosen > 0 && chosen < order.length}
        isDisabled={selection.isDisabled}
        onChange={(isOn) => selection.onChange(new Set(isOn ? order : []))}
      />
    </div>
  )
}

interface TileProps<Row> extends Pick<ActionTilesProps<Row>, 'rowHref' | 'picture' | 'name' | 'details'> {
  row: Row
  tileKey: string
  failure: string | undefined
  isSelected: boolean
  controls: ReactNode
}

function Tile<Row>(props: TileProps<Row>) {
  const { row, tileKey, rowHref, picture, name, details, failure, isSelected, controls } = props
  const open = useOpenLink()
  return (
    <li className={styles.tile} data-key={tileKey} data-selected={isSelected || undefined}>
      <div className={styles.controls}>{controls}</div>
      {picture(row)}
      <a href={rowHref(row)} className={styles.link} {...open}>
        {name(row)}
      </a>
      {details?.(row)}
      {failure === undefined ? null : <p className={styles.failure}>{failure}</p>}
    </li>
  )
}
