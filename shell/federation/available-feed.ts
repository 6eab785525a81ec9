import type { FeedContent, FeedResult } from './feed.ts'
import type { MissingFeed } from './recover-feed.ts'

/** Time after which a page says that it is waiting, in milliseconds. */
export const NOTICED_MS = 300
/** Time after which the feed of an earlier visit is used, in milliseconds. */
export const SLOW_MS = 3000

/** A feed to work with. Without `missing` it is the server's; without `feed` there is none. */
export interface AvailableFeed {
  feed?: FeedContent
  missing?: MissingFeed
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

/**
 * The feed of the server, or the best substitute when it is unusable or slow. Calls `onWaiting` when that takes longer
 * than a person notices, and again with true when it goes on for long because there is no substitute. Never rejects, except when the code of the substitute cannot be loaded.
 */
export async function availableFeed(
  fetched: Promise<FeedResult>,
  onWaiting: (isLong: boolean) => void,
): Promise<AvailableFeed> {
  const quick = await Promise.race([fetched, pause(NOTICED_MS)])
  if (quick?.ok) return { feed: quick.feed }
  if (!quick) onWaiting(false)
  const answer = quick ?? (await Promise.race([fetched, pause(SLOW_MS - NOTICED_MS)]))
  if (answer?.ok) return { feed: answer.feed }
  const { recoverFeed } = await import(/* webpackChunkName: "containment" */ './recover-feed.ts')
  const { rememberedFeed } = await import(/* webpackChunkName: "containment" */ './remembered-feed.ts')
  const slow = { ok: false, reason: 'slow', detail: `no feed within ${SLOW_MS} ms` } as const
  const hasSubstitute = answer !== undefined || (await rememberedFeed()) !== undefined
  if (!hasSubstitute) onWaiting(true)
  const result = answer ?? (hasSubstitute ? slow : await fetched)
  if (result.ok) return { feed: result.feed }
  const recovered = await recoverFeed(result)
  return recovered ?? { missing: { reason: result.reason, detail: result.detail, hasExtensions: false } }
}
