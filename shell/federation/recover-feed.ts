import { feedKey } from './feed-key.ts'
import { fetchFeed, type FeedContent, type FeedResult } from './feed.ts'
import { rememberedFeed } from './remembered-feed.ts'

/** Why the server's feed is not used, and what is used in its place. */
export interface MissingFeed {
  reason: Exclude<FeedResult, { ok: true }>['reason']
  detail: string
  /** Whether this browser knows extensions from an earlier visit; otherwise the areas run alone. */
  hasExtensions: boolean
}

export interface RecoveredFeed {
  feed: FeedContent
  missing: MissingFeed
}

const isArea = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'area' in entry && entry.area === true

/**
 * The areas as the build lists them, with the extensions that this browser saw last; undefined if neither is known.
 * Their files are verified like those of any feed. The list of the build is not signed: where feeds must be, all is as this
 * browser saw it last.
 */
export async function recoverFeed({
  reason,
  detail,
}: Pick<MissingFeed, 'reason' | 'detail'>): Promise<RecoveredFeed | undefined> {
  const built = feedKey() === undefined ? await fetchFeed('/areas.json') : undefined
  const stored = await rememberedFeed()
  const known = stored?.extensions ?? []
  const areas = (built?.ok ? built.feed.extensions : known).filter(isArea)
  const others = known.filter((entry) => !isArea(entry))
  if (areas.length === 0) return undefined
  return {
    feed: { disabled: [], origins: [], ...stored, extensions: [...areas, ...others] },
    missing: { reason, detail, hasExtensions: others.length > 0 },
  }
}
