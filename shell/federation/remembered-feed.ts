import { parseFeed, type FeedContent } from './feed.ts'

const KEY = 'stoa-feed'

/** Keeps a feed of the server for later visits. Blocked or full storage keeps none. */
export function rememberFeed(feed: FeedContent): void {
  try {
    const text = JSON.stringify({ format: 1, ...feed })
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text)
  } catch {
    // The server has it.
  }
}

/** The feed that an earlier visit has left. */
export function rememberedFeed(): FeedContent | undefined {
  try {
    const stored = parseFeed(localStorage.getItem(KEY) ?? '')
    return stored.ok ? stored.feed : undefined
  } catch {
    return undefined
  }
}
