import type { Feed } from '@stoa/extension-sdk/manifest'

/** What the gateway must know of a feed. */
export interface FeedSummary {
  extensions: number
  /** Origins other than the admin's own that extensions come from. */
  origins: readonly string[]
  /** Why the feed could not be read. */
  problem?: string
}

export const NO_FEED: FeedSummary = { extensions: 0, origins: [] }

/** Counts the extensions of a `feed.json` and collects where they come from. Never throws: a broken feed is a problem to show. */
export function summariseFeed(text: string): FeedSummary {
  try {
    const { extensions }: Feed = JSON.parse(text)
    const origins = extensions.map(({ base }) => originOf(base)).filter((origin) => origin !== undefined)
    return { extensions: extensions.length, origins: [...new Set(origins)] }
  } catch (error) {
    return { ...NO_FEED, problem: `feed.json cannot be read: ${(error as Error).message}` }
  }
}

function originOf(base: string): string | undefined {
  return URL.canParse(base) ? new URL(base).origin : undefined
}
