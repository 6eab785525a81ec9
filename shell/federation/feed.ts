import type { Feed } from '@stoa/extension-sdk/manifest'

/** The feed as it arrived, or why there is none. */
export type FeedResult =
  | { ok: true; feed: { extensions: readonly unknown[]; disabled: readonly string[] } }
  | { ok: false; reason: 'missing' | 'malformed' | 'unreachable'; detail: string }

const isFeed = (value: unknown): value is Feed =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 1 &&
  'extensions' in value &&
  Array.isArray(value.extensions)

function parse(text: string): FeedResult {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { ok: false, reason: 'malformed', detail: String(error) }
  }
  if (!isFeed(value)) return { ok: false, reason: 'malformed', detail: 'feed.json is not a feed of format 1' }
  return {
    ok: true,
    feed: { extensions: value.extensions, disabled: Array.isArray(value.disabled) ? value.disabled : [] },
  }
}

/** Reads `feed.json`; never rejects. */
export async function fetchFeed(): Promise<FeedResult> {
  try {
    const response = await fetch('/feed.json', { credentials: 'same-origin' })
    if (!response.ok) return { ok: false, reason: 'missing', detail: `feed.json answered ${response.status}` }
    return parse(await response.text())
  } catch (error) {
    return { ok: false, reason: 'unreachable', detail: String(error) }
  }
}
