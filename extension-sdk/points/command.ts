import type { IconName } from './icons.ts'
import type { LoadFunction } from './load.ts'
import type { RunContext } from './run-context.ts'
import type { TextKey } from './text-key.ts'
import type { Visibility } from './visibility.ts'

/**
 * An entry of the palette (⌘K). Its code loads when a person chooses it.
 *
 * @example { id: 'recount', label: 'recount', icon: 'award', load: () => import('./commands/recount.ts') }
 */
export interface Command extends Visibility {
  /** Unique within the extension; letters, digits and dashes. */
  id: string
  label: TextKey
  icon?: IconName
  /** Other words that people may look for, as one text with spaces between them. */
  keywords?: TextKey
  load: LoadFunction<(context: RunContext) => void | Promise<void>>
}
