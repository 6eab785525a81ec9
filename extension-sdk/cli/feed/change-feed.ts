import lt from 'semver/functions/lt.js'
import rcompare from 'semver/functions/rcompare.js'
import valid from 'semver/functions/valid.js'

import type { Feed, FeedEntry, PreviousVersion } from '../../points/manifest.ts'
import { admissionOf, describeFinding, isRefusal } from './admission.ts'

/** How many earlier versions an entry keeps. */
const KEPT = 3

/** The entry of an extension, if the feed has one. What is in a feed need not be sound. */
export const entryNamed = ({ extensions }: Feed, name: string): FeedEntry | undefined =>
  extensions.find((entry: FeedEntry | null) => entry?.manifest?.name === name)

/** The entry of an extension. Throws an Error with the names that there are. */
export function requireEntry(feed: Feed, name: string): FeedEntry {
  const entry = entryNamed(feed, name)
  if (entry) return entry
  const names = feed.extensions.map((other: FeedEntry | null) => other?.manifest?.name ?? '?')
  throw new Error(`There is no ${name} in this feed: it has ${names.join(', ') || 'no extension yet'}.`)
}

/**
 * The feed with an entry in place of the one of its name, or at the end. Of `known`, the versions that are
 * older than it stay, newest first; so does where its operator lets it run.
 */
export function withEntry(feed: Feed, entry: FeedEntry, known: readonly PreviousVersion[]): Feed {
  const { name, version } = entry.manifest
  const previous = known
    .filter((earlier) => valid(earlier.version) && lt(earlier.version, version))
    .toSorted((one, other) => rcompare(one.version, other.version))
    .slice(0, KEPT)
  const replaced = entryNamed(feed, name)
  const whole: FeedEntry = {
    ...entry,
    ...(replaced?.isolation && { isolation: replaced.isolation }),
    ...(previous.length > 0 && { previous }),
  }
  const extensions = replaced
    ? feed.extensions.map((other) => (other === replaced ? whole : other))
    : [...feed.extensions, whole]
  return { ...feed, extensions }
}

/** The feed with the widgets of zones in this order. Zones without names are left out. */
export function withOrder({ order: _before, ...feed }: Feed, order: NonNullable<Feed['order']>): Feed {
  const zones = Object.entries(order).filter(([, names]) => names.length > 0)
  return zones.length === 0 ? feed : { ...feed, order: Object.fromEntries(zones) }
}

/** The feed without a widget of an extension in any order. */
export function withoutInOrder(feed: Feed, name: string): Feed {
  const zones = Object.entries(feed.order ?? {}).map(([zone, names]): [string, string[]] => [
    zone,
    names.filter((widget) => !widget.startsWith(`${name}/`)),
  ])
  return withOrder(feed, Object.fromEntries(zones))
}

/** Throws an Error when an admin would refuse something of the changed feed that it did not refuse before. */
export function requireNoNewRefusal(before: Feed, after: Feed): void {
  const known = new Set(admissionOf(before).findings.map(describeFinding))
  const refusals = admissionOf(after).findings.filter(isRefusal).map(describeFinding)
  const fresh = refusals.filter((line) => !known.has(line))
  if (fresh.length > 0)
    throw new Error(
      `The feed stays as it was: with this change an admin would refuse\n  ${fresh.join('\n  ')}`,
    )
}
