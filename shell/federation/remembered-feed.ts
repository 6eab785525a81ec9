import { readFeed, type FeedContent } from './feed.ts'

const KEY = 'stoa-feed'

/** Keeps a feed of the server for later visits, a signed one with its signature. Blocked or full storage keeps none. */
export function rememberFeed({ text: signed, ...feed }: FeedContent): void {
  try {
    const text = signed ?? JSON.stringify({ format: 1, ...feed })
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text)
  } catch {
    // The server has it.
  }
}

/** The feed that an earlier visit has left; where feeds must be signed, only with its signature. */
export async function rememberedFeed(): Promise<FeedContent | undefined> {
  try {
    const stored = await readFeed(localStorage.getItem(KEY) ?? '', { isRemembered: true })
    return stored.ok ? stored.feed : undefined
  } catch {
    return undefined
  }
}
