import { readEntry } from '@stoa/extension-sdk/admission'
import type { Feed } from '@stoa/extension-sdk/manifest'

import { type ShopFeed, shopFeedOf } from './shop-feed.ts'

/** What the gateway needs from a feed. */
export interface FeedSummary {
  extensions: number
  /** Origins that may serve code, in addition to the admin's own. */
  origins: readonly string[]
  /** Origins that accepted extensions call. */
  connections: readonly string[]
  /** Whether local extensions may run on any host. */
  allowsOverrides: boolean
  shop: ShopFeed
  /** The moment from which browsers refuse it, if it is signed. */
  expires?: string
  /** What of it is left out. */
  problem?: string
}

export const NO_FEED: FeedSummary = {
  extensions: 0,
  origins: [],
  connections: [],
  allowsOverrides: false,
  shop: { zones: [], bases: [] },
}

/** Counts the extensions of a `feed.json` and reads its origins. Throws an Error if it is not a feed. */
export function summariseFeed(text: string): FeedSummary {
  const feed: Partial<Feed> | null = JSON.parse(text)
  if (feed?.format !== 1 || !Array.isArray(feed.extensions)) throw new Error('it is not a feed of format 1')
  const origins: unknown[] = Array.isArray(feed.origins) ? feed.origins : []
  const stray = origins.find((origin) => !isOrigin(origin))
  return {
    extensions: feed.extensions.length,
    origins: [...new Set(origins.filter(isOrigin))],
    connections: connectionsOf(feed.extensions, Array.isArray(feed.disabled) ? feed.disabled : []),
    allowsOverrides: feed.allowsOverrides === true,
    shop: shopFeedOf({ ...feed, extensions: feed.extensions }),
    ...(typeof feed.expires === 'string' && { expires: feed.expires }),
    ...(stray !== undefined && { problem: `feed.json allows ${JSON.stringify(stray)}, which is no origin` }),
  }
}

/** What the sound entries that are not switched off connect to. */
const connectionsOf = (entries: readonly unknown[], disabled: readonly string[]): string[] => [
  ...new Set(
    entries.map(readEntry).flatMap((read) => {
      if ('fault' in read || disabled.includes(read.entry.manifest.name)) return []
      return read.entry.manifest.uses?.connect ?? []
    }),
  ),
]

/** Anything else could inject directives into the policy. */
const isOrigin = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:/.test(text) && URL.parse(text)?.origin === text
