import type { IconName } from './icons.ts'
import type { InList, ListName, RowOf } from './lists.ts'
import type { LoadFunction } from './load.ts'
import type { RunContext } from './run-context.ts'
import type { TextKey } from './text-key.ts'
import type { Visibility } from './visibility.ts'

/** What a row action is called with. */
export interface RowActionContext<List extends ListName> extends RunContext {
  row: RowOf<List>
  /** Reads the list again, after something that it shows has changed. */
  refresh: () => void
}

/** An entry of the menu of every row of a list. Its code loads when a person chooses it. */
export interface RowAction<List extends ListName = ListName> extends InList<List>, Visibility {
  label: TextKey
  icon?: IconName
  load: LoadFunction<(context: RowActionContext<List>) => void | Promise<void>>
}

/** A row action that fits the list that it names. */
export type AnyRowAction = { [List in ListName]: RowAction<List> }[ListName]
