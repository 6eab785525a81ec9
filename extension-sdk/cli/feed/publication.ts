import { existsSync } from 'node:fs'

import lt from 'semver/functions/lt.js'
import valid from 'semver/functions/valid.js'

import type { About, Feed, FeedEntry } from '../../points/manifest.ts'
import { usesOf } from '../../points/uses-of.ts'
import { usedBeyond } from '../../points/uses.ts'
import { entryNamed, withEntry } from './change-feed.ts'
import { ownerOf, requireOwner } from './ownership.ts'
import { phrasesOf } from './uses-words.ts'
import type { FeedDirectory } from './feed-directory.ts'

const originOf = ({ base }: FeedEntry): string | undefined => URL.parse(base)?.origin

const KEYS = '“stoa keys create” makes a key for --key, to which the name then belongs'

/** Whether nothing says who published what is replaced: neither a key nor an author. */
const isOfUnknown = (directory: FeedDirectory, feed: Feed, replaced: FeedEntry): boolean =>
  ownerOf(feed, replaced.manifest.name) === undefined && directory.aboutOf(replaced)?.author === undefined

/** An extension of the same name may be another author's: nothing of it would be left within reach. */
function requireSameOwner(
  replaced: FeedEntry,
  before: About | undefined,
  entry: FeedEntry,
  about: About | undefined,
  isAsked: boolean,
): void {
  const { name, version } = replaced.manifest
  const isOthers = before?.author !== undefined && before.author !== about?.author
  const isElsewhere = originOf(replaced) !== originOf(entry)
  const isNew = replaced.base !== entry.base && replaced.waiting?.base !== entry.base
  if (!isOthers && !isElsewhere && before?.author === undefined && isNew && !isAsked)
    throw new Error(
      `This feed has ${name} ${version}, and nothing says whose it is: rename your extension, or say --take-over if that one is yours, too. With “about: { author }” in extension.ts this is clear from the next version on; ${KEYS}`,
    )
  if (!isOthers && !isElsewhere) return
  const by = isOthers ? ` by ${before.author}` : ''
  const from = isElsewhere ? `, served from ${originOf(replaced) ?? 'the admin itself'}` : ''
  throw new Error(
    `This feed has ${name} ${version}${by}${from}: rename your extension, or say --take-over if that one is yours, too`,
  )
}

/** What a publication may do, and what the feed has to know of its files. */
interface Publishing {
  /** The hash of the build's `extension.json`. */
  integrity: string
  /** Whether a person decides about what is replaced when nothing says whose it is. Default false. */
  isAsked?: boolean
  /** Whether it replaces another author's extension, or one from another origin. Default false. */
  isTakenOver?: boolean
  /** The public key that the version is signed with. */
  key?: string | undefined
  /** Whether it runs at once when it uses more than was accepted. Default false. */
  isAccepted?: boolean
}

/**
 * The feed with a version that is published into a directory; it waits in the feed when it uses more than the version that
 * runs. Throws an Error when the version was published with other content before: what a version is must never change; when
 * the name belongs to another key; and when the feed has an unowned name from another author, from another origin, or,
 * unless a person is asked, from nobody knows whom. A name that belongs to no key belongs to that of its publisher from then on.
 */
export function withPublished(
  directory: FeedDirectory,
  before: Feed,
  built: FeedEntry,
  { integrity, key, isAsked = false, isTakenOver = false, isAccepted = false }: Publishing,
): Feed {
  const { about, ...manifest } = built.manifest
  const entry: FeedEntry = { ...built, manifest }
  const { name, version } = manifest
  const replaced = entryNamed(before, name)
  if (replaced?.area) throw new Error(`${name} is an area of the admin itself: rename the extension`)
  requireOwner(before, name, key)
  if (replaced && !isTakenOver && ownerOf(before, name) === undefined)
    requireSameOwner(replaced, directory.aboutOf(replaced), entry, about, isAsked)
  const twin = directory.versionsOf(name).find((other) => other.manifest.version === version)
  if (twin && !entry.base.endsWith(`/${twin.folder}/`))
    throw new Error(
      `${name} ${version} was published before, with other content: raise “version” in extension.ts`,
    )
  const owned = key === undefined ? before : { ...before, owners: { ...before.owners, [name]: key } }
  if (replaced && !isAccepted && usedBeyond(usesOf(replaced.manifest), usesOf(manifest))) {
    const waiting = { version, base: entry.base, integrity }
    const extensions = before.extensions.map((other) =>
      other === replaced ? { ...replaced, waiting } : other,
    )
    return { ...owned, extensions }
  }
  return withReplacement(directory, owned, replaced, entry)
}

/** The feed with an entry that runs from now on, and may load from its origin; what it replaces stays within reach. */
export function withReplacement(
  directory: FeedDirectory,
  before: Feed,
  replaced: FeedEntry | undefined,
  entry: FeedEntry,
): Feed {
  const current = replaced && replaced.base !== entry.base ? directory.keep(replaced) : undefined
  const known = [...(current ? [current] : []), ...(replaced?.previous ?? [])]
  const origin = originOf(entry)
  const origins = before.origins ?? []
  const changed = withEntry(before, entry, known)
  return origin && !origins.includes(origin) ? { ...changed, origins: [...origins, origin] } : changed
}

/** What an entry that waits wants of its operator, line by line. */
function describeWaiting(replaced: FeedEntry, { manifest }: FeedEntry): string[] {
  const { name, version } = manifest
  const more = usedBeyond(usesOf(replaced.manifest), usesOf(manifest))
  return [
    `  it uses more than ${replaced.manifest.version}: it ${phrasesOf(more).join(', and ')}`,
    `  it waits until the operator accepts that, and ${replaced.manifest.version} runs: “stoa accept ${name}”, or --accept; “stoa refuse ${name}” removes ${version}`,
  ]
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
  const placed = entryNamed(after, name)
  const owner = ownerOf(after, name)
  const isUnknown = replaced && replaced.base !== base && isOfUnknown(directory, before, replaced)
  const heading = [
    `${name} ${version} goes into ${directory.file}, its files to ${base}`,
    ...(owner === ownerOf(before, name) ? [] : [`  the name belongs to ${owner} from now on`]),
    ...(owner === undefined ? [`  the name belongs to nobody: ${KEYS}`] : []),
    ...(isUnknown ? [`  nothing says who published ${current}: go on only if it is yours`] : []),
  ]
  if (replaced && placed?.waiting?.base === base)
    return [...heading, ...describeWaiting(replaced, { manifest, base })]
  const added = (after.origins ?? []).filter((origin) => !before.origins?.includes(origin))
  const kept = placed?.previous?.map((earlier) => earlier.version) ?? []
  return [
    ...heading,
    `  it ${phrasesOf(usesOf(manifest) ?? 'everything').join(', and ')}`,
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
