import type { FeedContent } from '../../federation/feed.ts'
import { chosenVersions } from './chosen-versions.ts'
import type { Environment } from './environment.ts'
import { mayOverride, overriddenBases } from './overrides.ts'
import { switchedOff } from './switched-off.ts'

/** The feed as this page load takes it. */
export interface FeedHere {
  feed: FeedContent
  environment: Environment
}

/**
 * What the feed and this browser say together. Decided before any code of an extension runs, so that it helps against
 * one that breaks everything. Costs no request where nobody chose anything.
 */
export async function feedHere(feed: FeedContent, search: string): Promise<FeedHere> {
  const environment: Environment = { switchedOff: switchedOff(search), overrides: [], versions: [] }
  const bases = mayOverride(feed) ? overriddenBases() : []
  const choices = chosenVersions()
  if (bases.length === 0 && Object.keys(choices).length === 0) return { feed, environment }
  const { applyHere } = await import(/* webpackChunkName: "containment" */ './apply-here.ts')
  return applyHere({ feed, environment }, bases, choices)
}
