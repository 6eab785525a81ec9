import type { Feed } from '@stoa/extension-sdk/manifest'

/** What the gateway must know of a feed. */
export interface FeedSummary {
  extensions: number
  /** Origins besides the admin's own from which the feed lets code load. */
  origins: readonly string[]
  /** Whether extensions that are being written may be tried out, wherever the admin is. */
  allowsOverrides: boolean
  /** Why the feed could not be read. */
  problem?: string
}

export const NO_FEED: FeedSummary = { extensions: 0, origins: [], allowsOverrides: false }

/**
 * Counts the extensions of a `feed.json` and reads where their code may come from. Never throws: a broken feed is a
 * problem to show.
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

/** Anything else would write itself into the policy. */
const isOrigin = (text: unknown): boolean =>
  typeof text === 'string' && /^https?:/.test(text) && URL.parse(text)?.origin === text
