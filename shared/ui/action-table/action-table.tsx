import { Table } from '../table/table.tsx'
import styles from './action-table.module.css'
import { useRowWork } from './use-row-work.tsx'
import type { ActionTableProps } from './action-table-props.ts'

export type {
  ActedRow,
  BulkProgress,
  MatchingRows,
  TableBulkAction,
  ActionTableProps,
} from './action-table-props.ts'

/**
 * A list with actions: rows are selected with checkboxes, and a bar below offers the actions for them. Failed rows stay
 * selected and show the reason. Rows that leave the screen are deselected.
 */
export function ActionTable<Row>(props: ActionTableProps<Row>) {
  const { rowName, rowActions, bulkActions, matching, onSettled, onFailed, ...table } = props
  const { listRef, selection, rowMenu, failureOf, bar } = useRowWork({
    ...table,
    rowName,
    rowActions,
    bulkActions,
    matching,
    onSettled,
    onFailed,
  })
  return (
    <div ref={listRef} className={styles.list}>
      <Table {...table} selection={selection} rowMenu={rowMenu} rowFailure={failureOf} />
      {bar}
    </div>
  )
}
