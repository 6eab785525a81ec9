import type { ComponentType } from 'react'

import type { CellProps, CellText } from './cell.ts'
import type { InList, ListName, RowOf } from './lists.ts'
import type { RunContext } from './run-context.ts'
import type { TextKey } from './text-key.ts'
import type { Visibility } from './visibility.ts'

/** What the text of a column is given. */
export interface CellTextContext<List extends ListName> extends RunContext {
  row: RowOf<List>
}

/**
 * Where a column's code lives: an arrow with one literal import, as of `Load`. The default export is the component of a cell;
 * an export called `text` says the same in the CSV file of the list. Without it the column is not in the file.
 */
export type LoadColumn<List extends ListName> = () => Promise<{
  default: ComponentType<CellProps<List>>
  text?: (context: CellTextContext<List>) => CellText
}>

/**
 * A column of a list, behind the list's own. Its code loads once for all rows; a cell that fails shows a dash.
 *
 * @example { id: 'points', list: 'customer', label: 'points', fields: ['metadata'], load: () => import('./points-cell.tsx') }
 */
export interface ListColumn<List extends ListName = ListName> extends InList<List>, Visibility {
  /** The column's heading. */
  label: TextKey
  load: LoadColumn<List>
}

/** A column whose cells fit the list that it names. */
export type AnyListColumn = { [List in ListName]: ListColumn<List> }[ListName]
