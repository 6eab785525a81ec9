import type { Feed } from '@stoa/extension-sdk/manifest'

/** A feed whose entries nobody has looked at yet; see `admit`. */
export interface FeedContent extends Omit<Feed, 'format' | 'extensions'> {
  extensions: readonly unknown[]
}

/** The feed as it arrived, or why there is none. */
export type FeedResult =
  | { ok: true; feed: FeedContent }
  | { ok: false; reason: 'missing' | 'malformed' | 'unreachable' | 'slow'; detail: string }

const isFeed = (value: unknown): value is Feed =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 1 &&
  'extensions' in value &&
  Array.isArray(value.extensions)

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Reads the text of a feed; never throws. */
export function parseFeed(text: string): FeedResult {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { ok: false, reason: 'malformed', detail: String(error) }
  }
  if (!isFeed(value)) return { ok: false, reason: 'malformed', detail: 'feed.json is not a feed of format 1' }
  return {
    ok: true,
    feed: {
      extensions: value.extensions,
      disabled: textsOf(value.disabled),
      origins: textsOf(value.origins),
      allowsOverrides: value.allowsOverrides === true,
      owners: Object(value.owners) as Feed['owners'] & object,
    },
  }
}

/** Time limit for a feed, in milliseconds. */
const DEADLINE_MS = 10_000

/** Fetches a feed of the admin's own origin. Never rejects, and answers within ten seconds. */
export async function fetchFeed(path = '/feed.json'): Promise<FeedResult> {
  try {
    const response = await fetch(path, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    if (!response.ok) return { ok: false, reason: 'missing', detail: `${path} answered ${response.status}` }
    return parseFeed(await response.text())
  } catch (error) {
    return { ok: false, reason: 'unreachable', detail: String(error) }
  }
}
