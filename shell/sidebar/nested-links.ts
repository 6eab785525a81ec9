import type { SidebarLink } from './links.ts'

export interface NestedLink extends SidebarLink {
  children: readonly SidebarLink[]
}

const parentOf = ({ page }: SidebarLink): string | undefined => {
  const parent = page.contribution.link?.parent
  return parent && `/a${parent}`
}

/** Moves links below their parent. A link whose parent is missing, or has a parent itself, stays at the top. */
export function nestedLinks(links: readonly SidebarLink[]): readonly NestedLink[] {
  const top = new Set(links.filter((link) => !parentOf(link)).map(({ path }) => path))
  const isChild = (link: SidebarLink) => top.has(parentOf(link) ?? '')
  const children = links.filter(isChild)
  return links
    .filter((link) => !isChild(link))
    .map((link) => ({ ...link, children: children.filter((child) => parentOf(child) === link.path) }))
}

/** Whether `here` is this path, or one below it. */
export const isBelow = (path: string, here: string): boolean => here === path || here.startsWith(`${path}/`)

/** Whether the page at `here` is the link's page, a page below it, or one of its children's. */
export const leadsHere = ({ path, children }: NestedLink, here: string): boolean =>
  [path, ...children.map((child) => child.path)].some((start) => isBelow(start, here))
