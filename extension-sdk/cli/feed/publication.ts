import { existsSync } from 'node:fs'

import lt from 'semver/functions/lt.js'
import valid from 'semver/functions/valid.js'

import type { Feed, FeedEntry } from '../../points/manifest.ts'
import { entryNamed, withEntry } from './change-feed.ts'
import type { FeedDirectory } from './feed-directory.ts'

const originOf = ({ base }: FeedEntry): string | undefined => URL.parse(base)?.origin

/**
 * The feed with a version that is published into a directory. Throws an Error when the version was published with
 * other content before: what a version is must never change.
 */
export function withPublished(directory: FeedDirectory, before: Feed, entry: FeedEntry): Feed {
  const { name, version } = entry.manifest
  const replaced = entryNamed(before, name)
  if (replaced?.area) throw new Error(`${name} is an area of the admin itself: rename the extension`)
  const twin = directory.versionsOf(name).find(({ manifest }) => manifest.version === version)
  if (twin && !entry.base.endsWith(`/${twin.folder}/`))
    throw new Error(
      `${name} ${version} was published before, with other content: raise “version” in extension.ts`,
    )
  const current = replaced && replaced.base !== entry.base ? directory.keep(replaced) : undefined
  const known = [...(current ? [current] : []), ...(replaced?.previous ?? [])]
  const origin = originOf(entry)
  const origins = before.origins ?? []
  const changed = withEntry(before, entry, known)
  return origin && !origins.includes(origin) ? { ...changed, origins: [...origins, origin] } : changed
}

/** What a publication changes, line by line. */
export function describeChange(
  directory: FeedDirectory,
  before: Feed,
  after: Feed,
  { manifest, base }: FeedEntry,
): string[] {
  const { name, version } = manifest
  const replaced = entryNamed(before, name)
  const current = replaced?.manifest.version ?? version
  const kept = entryNamed(after, name)?.previous?.map((earlier) => earlier.version) ?? []
  const added = (after.origins ?? []).filter((origin) => !before.origins?.includes(origin))
  return [
    `${name} ${version} goes into ${directory.file}, its files to ${base}`,
    ...(existsSync(directory.file) ? [] : ['  there is no feed yet: it is begun']),
    ...(current === version ? [] : [`  it replaces ${current}`]),
    ...(valid(current) && lt(version, current)
      ? [`  ${current} is newer than it: “stoa rollback ${name} ${current}” brings it back`]
      : []),
    ...(kept.length > 0 ? [`  earlier versions that stay within reach: ${kept.join(', ')}`] : []),
    ...added.map((origin) => `  code may load from ${origin} from now on`),
    ...(before.disabled.includes(name) ? [`  it is switched off, and stays so: “stoa enable ${name}”`] : []),
  ]
}
