import { useRef } from 'react'
import { BulkBar } from '../bulk-bar/bulk-bar.tsx'
import type { IconGlyph } from '../icon/icon.tsx'
import type { MenuEntry } from '../menu/menu.tsx'
import { Table, type TableProps } from '../table/table.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './action-table.module.css'
import { useBulk } from './use-bulk.ts'

/** What became of one row; without `error` it went well. */
export interface ActedRow {
  /** As `rowKey` gives it. */
  id: string
  error?: string | undefined
}

/** Something that can be done with all selected rows at once. */
export interface TableBulkAction<Row> {
  id: string
  label: string
  icon?: IconGlyph
  /** danger: destroys something. Default plain. */
  tone?: 'plain' | 'danger'
  /** Answers what became of each row; nothing when it was given up or says so itself: then all stay selected. */
  run: (rows: readonly Row[]) => Promise<readonly ActedRow[] | void>
  /** The rows whose menus offer it too, for that row alone. Default none. */
  inMenuOf?: (row: Row) => boolean
}

/** What an `ActionTable` says. */
export interface ActionTableTexts<Row> {
  selectAll: string
  selectRow: (row: Row) => string
  /** Names the column of menus; out of sight. */
  actions: string
  rowActions: (row: Row) => string
  /** For example `3 selected`. */
  selected: (count: number) => string
  bulkActions: string
  clear: string
}

/** A `Table` with what can be done with its rows. Without any actions it is the plain table. */
export interface ActionTableProps<Row> extends Omit<TableProps<Row>, 'selection' | 'rowMenu' | 'rowFailure'> {
  /** What the menu of a row offers besides the bulk actions that stand in it. Default nothing. */
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined
  bulkActions: readonly TableBulkAction<Row>[]
  /** Called when a bulk action has answered. */
  onSettled: (action: TableBulkAction<Row>, done: number, failed: number) => void
  texts: ActionTableTexts<Row>
}

/** The first thing in a list that takes the focus: the checkbox of the header, or what stands in the place of rows. */
const FIRST_STOP = 'input:enabled, button:enabled'

/**
 * A list that can be worked on: rows are selected with checkboxes, and a bar below says what can be done with them.
 * Rows that failed stay selected and say why. Rows that leave the screen are no longer selected.
 */
export function ActionTable<Row>(props: ActionTableProps<Row>) {
  const { rowActions, bulkActions, onSettled, texts, ...table } = props
  const { rows, rowKey } = table
  const place = useRef<HTMLDivElement>(null)
  const bulk = useBulk(rows, rowKey, {
    onSettled,
    // Whoever pressed a button of the bar goes on at the list, once the bar is gone.
    onEmptied: () => place.current?.querySelector<HTMLElement>(FIRST_STOP)?.focus(),
  })
  const { selected, running, run, select } = bulk
  const hasMenu = rowActions || bulkActions.some(({ inMenuOf }) => inMenuOf)
  const menuOf = (row: Row): MenuEntry[] => [
    ...bulkActions
      .filter(({ inMenuOf }) => inMenuOf?.(row))
      .map((action) => ({ ...action, onAction: () => run(action, [row]) })),
    ...(rowActions?.(row) ?? []),
  ]
  return (
    <div ref={place} className={styles['list']}>
      <Table
        {...table}
        selection={
          bulkActions.length === 0
            ? undefined
            : {
                keys: bulk.keys,
                onChange: select,
                allLabel: texts.selectAll,
                rowLabel: texts.selectRow,
                isDisabled: running !== undefined,
              }
        }
        rowMenu={hasMenu ? { header: texts.actions, rowLabel: texts.rowActions, entries: menuOf } : undefined}
        rowFailure={bulk.failureOf}
      />
      <VisuallyHidden>
        <output>{selected.length > 0 ? texts.selected(selected.length) : null}</output>
      </VisuallyHidden>
      {selected.length > 0 ? (
        <BulkBar
          label={texts.bulkActions}
          summary={texts.selected(selected.length)}
          actions={bulkActions.map((action) => ({ ...action, onPress: () => void run(action, selected) }))}
          running={running}
          clearLabel={texts.clear}
          onClear={bulk.clear}
        />
      ) : null}
    </div>
  )
}
