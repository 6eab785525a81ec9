import type { IconName } from '@stoa/extension-sdk'
import type { PageEntry } from '@stoa/extension-sdk/manifest'

import type { Admitted, Registry } from '../extensions/registry.ts'

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

/** The pages that want a link: areas first, then extensions, each by the order they ask for, then as the feed has them. */
export function sidebarLinks({ pages }: Pick<Registry, 'pages'>): SidebarLink[] {
  return pages
    .toSorted((a, b) => rankOf(a) - rankOf(b) || orderOf(a) - orderOf(b))
    .flatMap((page) => {
      const { link, path } = page.contribution
      return link
        ? [
            {
              path: `/a${path}`,
              icon: link.icon,
              label: link.label,
              owner: page.extension.manifest.name,
              page,
            },
          ]
        : []
    })
}
