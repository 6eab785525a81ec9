import type { IconName } from './icons.ts'
import type { InList, ListName, RowOf } from './lists.ts'
import type { LoadFunction } from './load.ts'
import type { RowResult } from './row-result.ts'
import type { RunContext } from './run-context.ts'
import type { TextKey } from './text-key.ts'
import type { Visibility } from './visibility.ts'

/** What a bulk action is called with. */
export interface BulkActionContext<List extends ListName> extends RunContext {
  rows: readonly RowOf<List>[]
  /** Reads the list again, after something that it shows has changed. */
  refresh: () => void
}

/**
 * A button above a list while rows are selected. Its code loads when a person presses it. It returns the
 * outcome of each row, or nothing when it reports by itself; the list keeps failed rows selected.
 */
export interface BulkAction<List extends ListName = ListName> extends InList<List>, Visibility {
  label: TextKey
  icon?: IconName
  load: LoadFunction<(context: BulkActionContext<List>) => Promise<readonly RowResult[] | void>>
}

/** A bulk action that fits the list that it names. */
export type AnyBulkAction = { [List in ListName]: BulkAction<List> }[ListName]
