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

const rankOf = ({ extension }: Admitted<PageEntry>): number => (extension.area ? 0 : 1)
const orderOf = ({ contribution }: Admitted<PageEntry>): number => contribution.link?.order ?? DEFAULT_ORDER

const linksOf = remembered((pages: Registry['pages']): readonly SidebarLink[] =>
  pages
    .toSorted((a, b) => rankOf(a) - rankOf(b) || orderOf(a) - orderOf(b))
    .flatMap((page) => {
      const { link, path } = page.contribution
      const owner = page.extension.manifest.name
      return link ? [{ path: `/a${path}`, icon: link.icon, label: link.label, owner, page }] : []
    }),
)

/** The pages that want a link: areas first, then extensions, each by the order they ask for, then as the feed has them. */
export const sidebarLinks = ({ pages }: Pick<Registry, 'pages'>): readonly SidebarLink[] => linksOf(pages)
