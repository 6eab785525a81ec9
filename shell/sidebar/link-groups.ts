import type { SidebarLink } from './links.ts'

/** How many links of extensions stand in the sidebar before they are folded away. */
export const MOST_IN_SIGHT = 12

/** The sidebar's links, as they are shown. */
export interface LinkGroups {
  inSight: readonly SidebarLink[]
  /** Behind a heading that opens; empty while there are few. */
  folded: readonly SidebarLink[]
}

const leadsHere = ({ path }: SidebarLink, here: string): boolean =>
  here === path || here.startsWith(`${path}/`)

/** Areas stand in sight, and so does the extension whose page is open; many other extensions are folded away. */
export function linkGroups(links: readonly SidebarLink[], here: string): LinkGroups {
  const ofExtensions = links.filter(({ page }) => !page.extension.area)
  if (ofExtensions.length <= MOST_IN_SIGHT) return { inSight: links, folded: [] }
  const isInSight = (link: SidebarLink) => link.page.extension.area || leadsHere(link, here)
  return {
    inSight: links.filter(isInSight),
    folded: links.filter((link) => !isInSight(link)),
  }
}
