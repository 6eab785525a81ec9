import { allowFiles, allowOrigins, allowUnchecked } from '../../federation/integrity.ts'
import type { Registry } from '../registry.ts'
import type { ResolvedFeed } from './resolve-feed.ts'

/** Allows the files of admitted extensions, from the origins in the feed. */
export function allowExtensions({ feed, environment }: ResolvedFeed, { extensions }: Registry): void {
  allowOrigins(feed.origins ?? [])
  for (const extension of extensions) allowFiles(extension)
  const written = new Set(environment.overrides.map(({ base }) => base))
  for (const { base } of extensions) if (written.has(base)) allowUnchecked(base)
}
