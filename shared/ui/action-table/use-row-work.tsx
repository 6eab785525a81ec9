import { useRef, type ReactNode } from 'react'
import { lazyPiece } from '../lazy-piece/lazy-piece.tsx'
import type { MenuEntry } from '../menu/menu.tsx'
import type { TableRowMenu, TableSelection } from '../table/table.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { ActionTableProps } from './action-table-props.ts'
import type { BulkWorkProps } from './bulk-work.tsx'
import { useBulk } from './use-bulk.ts'

type RowWorkOptions<Row> = Pick<
  ActionTableProps<Row>,
  'rows' | 'rowKey' | 'rowName' | 'rowActions' | 'bulkActions' | 'matching' | 'onSettled' | 'onFailed'
>

const BulkWork = lazyPiece(
  async () => (await import(/* webpackChunkName: "ui-list" */ './bulk-work.tsx')).BulkWork,
) as <Row>(props: BulkWorkProps<Row>) => ReactNode

/** The first focusable element in a list: the checkbox for all rows, or an element of the empty state. */
const FIRST_STOP = 'input:enabled, button:enabled'

/** Selection, menus and bulk bar for any rows; attach `listRef` to the element around the rows. */
export function useRowWork<Row>(options: RowWorkOptions<Row>) {
  const { rows, rowKey, rowName, rowActions, bulkActions, onSettled, onFailed } = options
  const t = useUiText()
  const listRef = useRef<HTMLDivElement>(null)
  const bulk = useBulk(rows, rowKey, {
    onSettled,
    onFailed,
    // The focus moves from a button of the bar to the list once the bar is gone.
    onEmptied: () => listRef.current?.querySelector<HTMLElement>(FIRST_STOP)?.focus(),
  })
  const { selected, running, run } = bulk
  const act = async ({ onAction }: MenuEntry) => {
    try {
      await onAction?.()
    } catch (error) {
      onFailed(error)
    }
  }
  const menuOf = (row: Row): MenuEntry[] => {
    const shared = bulkActions.filter(({ inMenuOf }) => inMenuOf?.(row))
    const entries: MenuEntry[] = [
      ...(rowActions?.(row) ?? []).map((entry) => ({ ...entry, onAction: () => act(entry) })),
      ...shared.map((action) => ({ ...action, onAction: () => run(action, [row]) })),
    ]
    // Destructive items come last, away from the everyday ones.
    return entries.toSorted((a, b) => Number(a.tone === 'danger') - Number(b.tone === 'danger'))
  }
  const selection: TableSelection<Row> | undefined =
    bulkActions.length === 0
      ? undefined
      : {
          keys: bulk.keys,
          onChange: bulk.select,
          rowName,
          isDisabled: running !== undefined,
        }
  const hasMenu = rowActions || bulkActions.some(({ inMenuOf }) => inMenuOf)
  const rowMenu: TableRowMenu<Row> | undefined = hasMenu ? { rowName, entries: menuOf } : undefined
  return {
    listRef,
    selection,
    rowMenu,
    failureOf: bulk.failureOf,
    /** The bar with the number of selected rows and their actions; rendered after the rows. */
    bar: (
      <>
        <VisuallyHidden>
          <output>{selected.length > 0 ? t('selected', { count: selected.length }) : null}</output>
        </VisuallyHidden>
        {selected.length > 0 || bulk.hasFailures ? <BulkWork {...options} {...bulk} /> : null}
      </>
    ),
  }
}
