import { existsSync } from 'node:fs'

import lt from 'semver/functions/lt.js'
import valid from 'semver/functions/valid.js'

import type { About, Feed, FeedEntry } from '../../points/manifest.ts'
import { entryNamed, withEntry } from './change-feed.ts'
import type { FeedDirectory } from './feed-directory.ts'

const originOf = ({ base }: FeedEntry): string | undefined => URL.parse(base)?.origin

/** An extension of the same name may be another author's: nothing of it would be left within reach. */
function requireSameOwner(
  replaced: FeedEntry,
  before: About | undefined,
  entry: FeedEntry,
  about?: About,
): void {
  const { name, version } = replaced.manifest
  const isOthers = before?.author !== undefined && before.author !== about?.author
  const isElsewhere = originOf(replaced) !== originOf(entry)
  if (!isOthers && !isElsewhere) return
  const by = isOthers ? ` by ${before.author}` : ''
  const from = isElsewhere ? `, served from ${originOf(replaced) ?? 'the admin itself'}` : ''
  throw new Error(
    `This feed has ${name} ${version}${by}${from}: rename your extension, or say --take-over if that one is yours, too`,
  )
}

/**
 * The feed with a version that is published into a directory. Throws an Error when the version was published with
 * other content before: what a version is must never change; and when the feed has the name from another author or from
 * another origin, unless it `isTakenOver`.
 */
export function withPublished(
  directory: FeedDirectory,
  before: Feed,
  built: FeedEntry,
  isTakenOver = false,
): Feed {
  const { about, ...manifest } = built.manifest
  const entry: FeedEntry = { ...built, manifest }
  const { name, version } = manifest
  const replaced = entryNamed(before, name)
  if (replaced?.area) throw new Error(`${name} is an area of the admin itself: rename the extension`)
  if (replaced && !isTakenOver) requireSameOwner(replaced, directory.aboutOf(replaced), entry, about)
  const twin = directory.versionsOf(name).find((other) => other.manifest.version === version)
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
