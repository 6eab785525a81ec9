import type { Host } from '@stoa/extension-sdk'
import type { PageEntry } from '@stoa/extension-sdk/manifest'

import { glyphOf } from '../extensions/icon-glyphs.ts'
import type { Admitted } from '../extensions/registry.ts'
import type { Shell } from '../extensions/shell-context.ts'
import { shortcutsOf } from '../shortcuts/page-shortcuts.ts'
import { sidebarLinks } from '../sidebar/links.ts'
import type { Entry } from './entry.ts'

/** Pages without parameters, in the sidebar's order. */
export function pageEntries(
  pages: readonly Admitted<PageEntry>[],
  manifestText: Shell['manifestText'],
): Entry[] {
  const shortcuts = new Map(shortcutsOf(pages).map(({ keys, path }) => [path, keys]))
  const linked = sidebarLinks({ pages }).map(({ page }) => page)
  return [...new Set([...linked, ...pages])]
    .filter(({ contribution: { path } }) => !path.includes(':'))
    .map(({ extension, contribution: { path, title, link } }) => {
      const { name } = extension.manifest
      const shown = manifestText(name, link?.label ?? title)
      const href = `/a${path}`
      const shortcut = shortcuts.get(href)
      return {
        key: `page:${path}`,
        title: shown,
        keywords: manifestText(name, title),
        icon: glyphOf(link?.icon ?? 'layers'),
        href,
        ...(!extension.area && shown.toLowerCase() !== name && { detail: name }),
        ...(shortcut && { shortcut }),
      }
    })
}

export const settingsEntries = ({ contributions, navigation }: Host, settings: string): Entry[] =>
  contributions.settingsCards().map(({ path, label, description, icon }) => ({
    key: `page:${path}`,
    title: label,
    detail: settings,
    keywords: `${description} ${settings}`,
    icon: glyphOf(icon),
    href: navigation.href(path),
  }))
