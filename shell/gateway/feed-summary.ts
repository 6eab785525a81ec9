import type { Feed } from '@stoa/extension-sdk/manifest'

/** What the gateway needs from a feed. */
export interface FeedSummary {
  extensions: number
  /** Origins besides the admin's own that may serve code. */
  origins: readonly string[]
  /** Whether local extensions may run on any host, not only on localhost. */
  allowsOverrides: boolean
  /** Why the feed could not be read. */
  problem?: string
}

export const NO_FEED: FeedSummary = { extensions: 0, origins: [], allowsOverrides: false }

/**
 * Counts the extensions of a `feed.json` and reads its origins. Never throws: a broken feed is reported as `problem`.
 */
export function summariseFeed(text: string): FeedSummary {
  try {
    const { extensions, origins = [], allowsOverrides }: Feed = JSON.parse(text)
    const stray = origins.find((origin) => !isOrigin(origin))
    return {
      extensions: extensions.length,
      origins: [...new Set(origins.filter(isOrigin))],
      allowsOverrides: allowsOverrides === true,
      ...(stray !== undefined && {
        problem: `feed.json allows ${JSON.stringify(stray)}, which is no origin`,
      }),
    }
  } catch (error) {
    return { ...NO_FEED, problem: `feed.json cannot be read: ${(error as Error).message}` }
  }
}

/** Anything else could inject directives into the policy. */
const isOrigin = (text: unknown): boolean =>
  typeof text === 'string' && /^https?:/.test(text) && URL.parse(text)?.origin === text
