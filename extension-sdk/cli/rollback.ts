import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { hasHash } from '../build/sri-hash.ts'
import type { FeedEntry } from '../points/manifest.ts'
import { readWords, type Command } from './command.ts'
import { requireEntry, requireNoNewRefusal, withEntry } from './feed/change-feed.ts'
import { FeedDirectory } from './feed/feed-directory.ts'

const usage = `Usage: stoa rollback NAME [VERSION] --feed DIR

Puts another version of an extension into a feed, from those that were published into it.

  NAME         the extension
  VERSION      by default the newest of the earlier versions that the feed keeps; a later one works as well
  --feed DIR   the folder that has feed.json`

/** `stoa rollback`. */
export const rollback: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['NAME', 'VERSION?'], { feed: { type: 'string' } })
    const [name = '', wanted] = words
    const directory = new FeedDirectory(values.feed)
    const before = directory.read()
    const entry = requireEntry(before, name)
    const chosen = chooseVersion(directory, entry, wanted)
    const current = directory.keep(entry)
    const known = [...(current ? [current] : []), ...(entry.previous ?? [])]
    const after = withEntry(before, chosen, known)
    requireNoNewRefusal(before, after)
    directory.write(after)
    console.log(`${name}: ${chosen.manifest.version} replaces ${entry.manifest.version}`)
    return 0
  },
}

function chooseVersion(directory: FeedDirectory, entry: FeedEntry, wanted?: string): FeedEntry {
  const { name, version } = entry.manifest
  const there = directory.versionsOf(name)
  const others = there.map(({ manifest }) => manifest.version).filter((other) => other !== version)
  const list = others.length > 0 ? `Name one of these: ${others.join(', ')}.` : 'It has no other.'
  const target = wanted ?? entry.previous?.[0]?.version
  if (target !== undefined && target === entry.waiting?.version)
    throw new Error(`${name} ${target} waits for the operator: “stoa accept ${name}”`)
  if (target === undefined) throw new Error(`The feed keeps no version of ${name} before ${version}. ${list}`)
  if (target === version) throw new Error(`${name} ${version} is in the feed already.`)
  const found = there.find(({ manifest }) => manifest.version === target)
  if (!found) throw new Error(`There is no ${name} ${target} below ${directory.folder}. ${list}`)
  const kept = entry.previous?.find((earlier) => earlier.version === target)
  const base = kept?.base ?? entry.base.replace(/[^/]+\/$/, `${found.folder}/`)
  const file = join(directory.folder, 'extensions', name, found.folder, 'extension.json')
  if (kept && !hasHash(readFileSync(file), kept.integrity))
    throw new Error(`${file} was changed since it was published: publish ${name} ${target} again`)
  const { previous: _replaced, ...rest } = entry
  const { about: _about, ...manifest } = found.manifest
  return { ...rest, base, manifest }
}
