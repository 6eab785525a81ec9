import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'

import { loadContribution } from './load-contribution.ts'
import { preloadContribution } from './preload-contribution.ts'
import type { Shell } from './shell-context.ts'
import { loaded, moduleKey } from './use-module.ts'

/** Whether code of an extension runs in this page. */
const isRunning = ({ base }: FeedEntry): boolean => [...loaded.keys()].some((key) => key.startsWith(base))

/**
 * Prepares a contribution, so that its first render finds it: loads it where it belongs to an area that runs already, and
 * only fetches its files otherwise. A failure is left to the load that needs it.
 */
export async function warmModule(
  { loadTexts, ledger }: Pick<Shell, 'loadTexts' | 'ledger'>,
  extension: FeedEntry,
  contribution: ContributionEntry,
): Promise<void> {
  const key = moduleKey(extension, contribution)
  if (loaded.has(key) || ledger.isQuarantined(extension.manifest.name, contribution.module)) return
  if (!extension.area || !isRunning(extension)) return preloadContribution(loadTexts, extension, contribution)
  const state = await loadContribution(loadTexts, extension, contribution)
  if (state.status === 'ready') loaded.set(key, state.exported)
}
