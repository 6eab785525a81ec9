import { allowFiles, allowOrigins, allowUnchecked } from '../../federation/integrity.ts'
import type { Registry } from '../registry.ts'
import type { FeedHere } from './feed-here.ts'

/** Lets those files load that belong to extensions that were let in, from those origins that the feed allows. */
export function allowExtensions({ feed, environment }: FeedHere, { extensions }: Registry): void {
  allowOrigins(feed.origins ?? [])
  for (const extension of extensions) allowFiles(extension)
  const written = new Set(environment.overrides.map(({ base }) => base))
  for (const { base } of extensions) if (written.has(base)) allowUnchecked(base)
}
