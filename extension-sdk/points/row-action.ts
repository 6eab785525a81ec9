import type { IconName } from './icons.ts'
import type { InList, ListName, RowOf } from './lists.ts'
import type { LoadFunction } from './load.ts'
import type { RunContext } from './run-context.ts'
import type { TextKey } from './text-key.ts'
import type { Visibility } from './visibility.ts'

/** What a row action is called with. */
export interface RowActionContext<List extends ListName> extends RunContext {
  /** The row of the list, or the record of the page. */
  row: RowOf<List>
  /** Reads the list or the page again, after something that it shows has changed. */
  refresh: () => void
}

/** A menu that a row action is in: that of every row of its list, or that of the record's own page. */
export type ActionSurface = 'list' | 'page'

/** An entry of the menu of one record. Its code loads when a person chooses it. */
export interface RowAction<List extends ListName = ListName> extends InList<List>, Visibility {
  /** The menus that it is in. Default the list's alone. */
  on?: readonly ActionSurface[]
  label: TextKey
  icon?: IconName
  load: LoadFunction<(context: RowActionContext<List>) => void | Promise<void>>
}

/** A row action that fits the list that it names. */
export type AnyRowAction = { [List in ListName]: RowAction<List> }[ListName]
