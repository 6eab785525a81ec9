import type { PageEntry } from '@stoa/extension-sdk/manifest'

import type { Admitted } from '../extensions/registry.ts'

/** Two keys, one after the other, that open a page. */
export interface PageShortcut {
  /** For example `g p`. */
  keys: string
  /** Where it leads, with `/a`. */
  path: string
  owner: string
  /** The key of the link's label in the owner's manifest. */
  label: string
}

/** The shortcuts that pages ask for; of two that ask for the same the first in the feed has it, areas before others. */
export function shortcutsOf(pages: readonly Admitted<PageEntry>[]): PageShortcut[] {
  const taken = new Set<string>()
  return pages.flatMap(({ extension, contribution: { path, link } }) => {
    const keys = link?.shortcut
    if (!link || !keys || taken.has(keys)) return []
    taken.add(keys)
    return [{ keys, path: `/a${path}`, owner: extension.manifest.name, label: link.label }]
  })
}
