import type { NotifyPort } from '../ports/notify.ts'
import type { FirstRequest } from './first-request.ts'
import type { IconName } from './icons.ts'
import type { Load } from './load.ts'
import type { TextKey } from './text-key.ts'
import type { Visibility } from './visibility.ts'

/** What a page component is given. */
export interface PageProps {
  notify: NotifyPort
}

/**
 * A page of the admin, shown at `/a` followed by its path.
 *
 * @example { path: '/loyalty', title: 'page.title', link: { label: 'page.title', icon: 'award' }, load: () => import('./page.tsx') }
 */
export interface Page extends Visibility {
  /** Starts with a slash; `:name` stands for one segment. Paths that the admin itself uses are refused. */
  path: string
  /** The document's title while the page is open. */
  title: TextKey
  /**
   * Path of the page above this one, where its own path does not begin with it: breadcrumbs start there, and its link in
   * the sidebar is marked. Default none.
   */
  parent?: string
  /** A link in the sidebar; none by default. */
  link?: {
    label: TextKey
    icon: IconName
    /** Smaller stands higher; links of extensions stand below those of the areas and above the settings. 100 by default. */
    order?: number
    /**
     * Path of the page whose link this one stands under, for example `/products`. That link must have no parent itself.
     * The link stays at the top level while there is no such link. None by default.
     */
    parent?: string
    /**
     * Two keys that open the page one after the other: always `g`, a space and a small letter, for example `g p`.
     * The first in the feed that asks for a shortcut has it. None by default.
     */
    shortcut?: `g ${string}`
  }
  /** The page's first read, which the admin sends while the page's code is loading. Default none. */
  first?: FirstRequest
  load: Load<PageProps>
}
