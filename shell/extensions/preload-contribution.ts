import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'

import { preloadModule } from '../federation/load-module.ts'
import { namespacesOf, textsBehindEntry } from '../language/extension-texts.ts'

/** Fetches the code and the texts of a contribution ahead of their use, as far as they can be verified; none of the code runs. */
export function preloadContribution(
  loadTexts: (namespaces: readonly string[]) => Promise<void>,
  extension: FeedEntry,
  contribution: ContributionEntry,
): void {
  // A frame has a cache of its own.
  if (extension.isolation === 'frame') return
  preloadModule(extension, contribution)
  const namespaces = namespacesOf(extension, contribution)
  if (textsBehindEntry(namespaces).length === 0) void loadTexts(namespaces)
}
