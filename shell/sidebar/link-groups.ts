import { leadsHere, type NestedLink } from './nested-links.ts'

/** Maximum number of extension links before they are folded. */
export const MAX_VISIBLE = 12

export interface LinkGroups {
  visible: readonly NestedLink[]
  /** Links behind a disclosure; empty while there are few. */
  folded: readonly NestedLink[]
}

/** Areas and the extension of the current page stay visible; many other extensions are folded. */
export function linkGroups(links: readonly NestedLink[], here: string): LinkGroups {
  const ofExtensions = links.filter(({ page }) => !page.extension.area)
  if (ofExtensions.length <= MAX_VISIBLE) return { visible: links, folded: [] }
  const isVisible = (link: NestedLink) => link.page.extension.area || leadsHere(link, here)
  return {
    visible: links.filter(isVisible),
    folded: links.filter((link) => !isVisible(link)),
  }
}
