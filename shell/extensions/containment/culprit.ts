import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { contributionsOf } from '@stoa/extension-sdk/admission'

/** Who wrote the code that an error came from. */
export interface Culprit {
  extension: FeedEntry
  /** The exposed module, when the file belongs to one alone. */
  module?: string
}

const ADDRESS = /https?:\/\/[^\s()]+?\.js/g

/**
 * Whose script stands first in an error's stack. Frames of the shell and of what it lends do not count: whoever calls
 * them wrongly comes further down.
 */
export function culpritOf(
  stack: string,
  extensions: readonly FeedEntry[],
  origin: string,
): Culprit | undefined {
  const bases = extensions.map((extension) => ({ extension, base: new URL(extension.base, origin).href }))
  for (const [address] of stack.matchAll(ADDRESS)) {
    const found = bases.find(({ base }) => address.startsWith(base))
    if (!found) continue
    const file = address.slice(found.base.length)
    const owners = contributionsOf(found.extension.manifest)
      .map(({ contribution }) => contribution as ContributionEntry)
      .filter(({ files }) => files.includes(file))
    const [only] = new Set(owners.map(({ module }) => module)).size === 1 ? owners : []
    return { extension: found.extension, ...(only && { module: only.module }) }
  }
  return undefined
}
