import type { SignedFeed } from '@stoa/extension-sdk/feed-signature'
import type { Feed } from '@stoa/extension-sdk/manifest'

import { feedKey } from './feed-key.ts'

/** A feed whose entries nobody has looked at yet; see `admit`. */
export interface FeedContent extends Omit<
  Feed,
  'format' | 'extensions' | 'version' | 'expires' | 'signature'
> {
  extensions: readonly unknown[]
  /** What its signature says, or that this browser cannot verify it; undefined where the operator wants none. */
  signed?: SignedFeed | 'unchecked'
  /** The text that is signed, which later visits verify again; undefined where the operator wants no signature. */
  text?: string
}

/** The feed as it arrived, or why there is none. */
export type FeedResult =
  | { ok: true; feed: FeedContent }
  | {
      ok: false
      reason: 'missing' | 'malformed' | 'unreachable' | 'slow' | 'altered' | 'expired' | 'older'
      detail: string
    }

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
function parseFeed(text: string): FeedResult {
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
      order: Object(value.order) as Feed['order'] & object,
      owners: Object(value.owners) as Feed['owners'] & object,
    },
  }
}

async function parseSigned(text: string, key: string, isRemembered: boolean): Promise<FeedResult> {
  const { checkFeed, checkRemembered } = await import(
    /* webpackChunkName: "feed-signature" */ './check-feed.ts'
  )
  const check = await (isRemembered ? checkRemembered : checkFeed)(text, key)
  if (!check.ok && check.reason !== 'unsupported') return { ...check, reason: check.reason }
  const parsed = parseFeed(text)
  if (!parsed.ok) return parsed
  const signed = check.ok ? { version: check.version, expires: check.expires } : 'unchecked'
  return { ok: true, feed: { ...parsed.feed, signed, text } }
}

/** Reads the text of a feed as the operator wants it: with its signature verified, where there must be one. */
export async function readFeed(text: string, { isRemembered = false } = {}): Promise<FeedResult> {
  const key = feedKey()
  return key === undefined ? parseFeed(text) : parseSigned(text, key, isRemembered)
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
    return await readFeed(await response.text())
  } catch (error) {
    return { ok: false, reason: 'unreachable', detail: String(error) }
  }
}
