import type { IconName } from '@stoa/extension-sdk'
import type { PageEntry } from '@stoa/extension-sdk/manifest'

import type { Admitted, Registry } from '../extensions/registry.ts'
import { remembered } from '../extensions/remembered.ts'

/** One link of the sidebar. */
export interface SidebarLink {
  path: string
  icon: IconName
  owner: string
  label: string
  page: Admitted<PageEntry>
}

const DEFAULT_ORDER = 100

/** An area that asks for this place or a later one, such as the settings, stands below the extensions. */
const FOOT = 1000

const orderOf = ({ contribution }: Admitted<PageEntry>): number => contribution.link?.order ?? DEFAULT_ORDER

function rankOf(page: Admitted<PageEntry>): number {
  if (!page.extension.area) return 1
  return orderOf(page) < FOOT ? 0 : 2
}

const linksOf = remembered((pages: Registry['pages']): readonly SidebarLink[] =>
  pages
    .toSorted((a, b) => rankOf(a) - rankOf(b) || orderOf(a) - orderOf(b))
    .flatMap((page) => {
      const { link, path } = page.contribution
      const owner = page.extension.manifest.name
      return link ? [{ path: `/a${path}`, icon: link.icon, label: link.label, owner, page }] : []
    }),
)

/**
 * The pages that want a link: areas, then extensions, then the areas that want the foot; each by the order they ask for,
 * then as the feed has them.
 */
export const sidebarLinks = ({ pages }: Pick<Registry, 'pages'>): readonly SidebarLink[] => linksOf(pages)
