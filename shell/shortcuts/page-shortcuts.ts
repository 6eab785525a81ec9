import type { PageEntry } from '@stoa/extension-sdk/manifest'

import type { Admitted } from '../extensions/registry.ts'

/** Two-key sequence that opens a page. */
export interface PageShortcut {
  /** For example `g p`. */
  keys: string
  /** Address with `/a`. */
  path: string
  owner: string
  /** Key of the link's label in the owner's manifest. */
  label: string
}

/** Shortcuts that pages declare; the first in the feed wins a conflict, areas before others. */
export function shortcutsOf(pages: readonly Admitted<PageEntry>[]): PageShortcut[] {
  const taken = new Set<string>()
  return pages.flatMap(({ extension, contribution: { path, link } }) => {
    const keys = link?.shortcut
    if (!link || !keys || taken.has(keys)) return []
    taken.add(keys)
    return [{ keys, path: `/a${path}`, owner: extension.manifest.name, label: link.label }]
  })
}
