import type { IconName } from '@stoa/extension-sdk'
import type { PageEntry } from '@stoa/extension-sdk/manifest'

import type { Admitted, Registry } from '../extensions/registry.ts'
import { memoize } from '../extensions/memoize.ts'

export interface SidebarLink {
  path: string
  icon: IconName
  owner: string
  label: string
  page: Admitted<PageEntry>
}

const DEFAULT_ORDER = 100

/** Areas with this order or more, such as the settings, come after the extensions. */
const FOOT = 1000

const orderOf = ({ contribution }: Admitted<PageEntry>): number => contribution.link?.order ?? DEFAULT_ORDER

function rankOf(page: Admitted<PageEntry>): number {
  if (!page.extension.area) return 1
  return orderOf(page) < FOOT ? 0 : 2
}

const linksOf = memoize((pages: Registry['pages']): readonly SidebarLink[] =>
  pages
    .toSorted((a, b) => rankOf(a) - rankOf(b) || orderOf(a) - orderOf(b))
    .flatMap((page) => {
      const { link, path } = page.contribution
      const owner = page.extension.manifest.name
      return link ? [{ path: `/a${path}`, icon: link.icon, label: link.label, owner, page }] : []
    }),
)

/** Links of the sidebar: areas, extensions, then areas at the end; each group by order, then in feed order. */
export const sidebarLinks = ({ pages }: Pick<Registry, 'pages'>): readonly SidebarLink[] => linksOf(pages)
