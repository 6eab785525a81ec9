import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { contributionsOf } from '@stoa/extension-sdk/admission'

/** The extension whose code caused an error. */
export interface Culprit {
  extension: FeedEntry
  /** The exposed module, if only one contribution owns the file. */
  module?: string
}

const ADDRESS = /https?:\/\/[^\s()]+?\.js/g

/**
 * Finds the extension whose script comes first in an error's stack. Frames of the shell and of shared modules are
 * skipped, so a wrong call is attributed to its caller.
 */
export function culpritOf(
  stack: string,
  extensions: readonly FeedEntry[],
  origin: string,
): Culprit | undefined {
  const bases = extensions.map((extension) => ({
    extension,
    base: URL.parse(extension.base, origin)?.href ?? extension.base,
  }))
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
