import type { FeedContent } from '../../federation/feed.ts'
import { chosenVersions } from './chosen-versions.ts'
import type { Environment } from './environment.ts'
import { mayOverride, overriddenBases } from './overrides.ts'
import { switchedOff } from './switched-off.ts'

/** The feed as this page load uses it. */
export interface ResolvedFeed {
  feed: FeedContent
  environment: Environment
}

/**
 * Combines the feed with this browser's choices before any extension code runs, so that it works against an extension
 * that breaks everything. Without choices it costs no request.
 */
export async function resolveFeed(feed: FeedContent, search: string): Promise<ResolvedFeed> {
  const environment: Environment = { switchedOff: switchedOff(search), overrides: [], versions: [] }
  const bases = mayOverride(feed) ? overriddenBases() : []
  const choices = chosenVersions()
  if (bases.length === 0 && Object.keys(choices).length === 0) return { feed, environment }
  const { applyChoices } = await import(/* webpackChunkName: "containment" */ './apply-choices.ts')
  return applyChoices({ feed, environment }, bases, choices)
}
