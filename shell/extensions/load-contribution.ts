import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'

import { loadModule } from '../federation/load-module.ts'
import type { RemoteState } from '../federation/remote-state.ts'
import { namespacesOf, textsBehindEntry } from '../language/extension-texts.ts'

/** Without this style, elements without a class have no look. */
const loadPlainElements = (): Promise<unknown> =>
  import(/* webpackChunkName: "plain-elements" */ './plain-elements.css').catch(() => undefined)

/**
 * Loads the code and texts of a contribution, in parallel if the texts can be verified already; of an extension that the
 * operator keeps in a frame, what shows or runs it there. Never rejects; missing texts are no failure.
 */
export async function loadContribution(
  loadTexts: (namespaces: readonly string[]) => Promise<void>,
  extension: FeedEntry,
  contribution: ContributionEntry,
): Promise<RemoteState> {
  if (extension.isolation === 'frame') {
    const { framed } = await import(/* webpackChunkName: "framed" */ '../frames/admin/framed.ts')
    return framed(extension, contribution)
  }
  if (!extension.area) void loadPlainElements()
  const namespaces = namespacesOf(extension, contribution)
  const early = textsBehindEntry(namespaces).length === 0 ? loadTexts(namespaces) : undefined
  const state = await loadModule(extension, contribution)
  if (state.status === 'ready') await (early ?? loadTexts(namespaces))
  return state
}
