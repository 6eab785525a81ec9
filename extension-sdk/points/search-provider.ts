import type { IconName } from './icons.ts'
import type { LoadFunction } from './load.ts'
import type { RunContext } from './run-context.ts'
import type { TextKey } from './text-key.ts'
import type { Visibility } from './visibility.ts'

/** One thing that a search has found. */
export interface SearchResult {
  /** Unique within the provider. */
  id: string
  title: string
  /** A second, quieter line. */
  detail?: string
  /** The page of the admin that it opens, behind `/a`, for example `/loyalty/members/1`. */
  path: string
}

/** What a search provider is called with. */
export interface SearchContext extends RunContext {
  /** Gives the search up when the person has typed on. Pass it to every call. */
  signal: AbortSignal
  /** How many results are shown; more are cut off. */
  limit: number
}

/** Searches along with the palette (⌘K). Its code loads with the first search that is at least two letters long. */
export interface SearchProvider extends Visibility {
  /** Unique within the extension; letters, digits and dashes. */
  id: string
  /** The heading over its results. */
  label: TextKey
  icon?: IconName
  load: LoadFunction<(query: string, context: SearchContext) => Promise<readonly SearchResult[]>>
}
