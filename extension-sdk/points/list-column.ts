import type { InList, ListName, RowOf } from './lists.ts'
import type { Load } from './load.ts'
import type { TextKey } from './text-key.ts'
import type { Visibility } from './visibility.ts'

/** What the cells of a column are given. */
export interface CellProps<List extends ListName> {
  row: RowOf<List>
}

/**
 * A column of a list, behind the list's own. Its code loads once for all rows; a cell that fails shows a dash.
 *
 * @example { id: 'points', list: 'customer', label: 'points', fields: ['metadata'], load: () => import('./points-cell.tsx') }
 */
export interface ListColumn<List extends ListName = ListName> extends InList<List>, Visibility {
  /** The column's heading. */
  label: TextKey
  load: Load<CellProps<List>>
}

/** A column whose cells fit the list that it names. */
export type AnyListColumn = { [List in ListName]: ListColumn<List> }[ListName]
