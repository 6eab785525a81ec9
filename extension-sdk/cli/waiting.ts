import type { PreviousVersion } from '../points/manifest.ts'
import { usesOf } from '../points/uses-of.ts'
import { usedBeyond } from '../points/uses.ts'
import { readWords, type Command } from './command.ts'
import { requireEntry, requireNoNewRefusal } from './feed/change-feed.ts'
import { FeedDirectory } from './feed/feed-directory.ts'
import { withReplacement } from './feed/publication.ts'
import { phrasesOf } from './feed/uses-words.ts'

const usageOf = (command: string, does: string): string => `Usage: stoa ${command} NAME --feed DIR

${does}

  NAME         the extension
  --feed DIR   the folder that has feed.json`

/** The feed of a command, the entry that it names, and the version that waits. Throws an Error when none waits. */
function readWaiting(args: string[]) {
  const { values, words } = readWords(args, ['NAME'], { feed: { type: 'string' } })
  const [name = ''] = words
  const directory = new FeedDirectory(values.feed)
  const before = directory.read()
  const entry = requireEntry(before, name)
  const { waiting } = entry
  if (!waiting) throw new Error(`No version of ${name} waits: ${entry.manifest.version} runs.`)
  return { name, directory, before, entry, waiting: waiting satisfies PreviousVersion }
}

/** `stoa accept`. */
export const accept: Command = {
  usage: usageOf(
    'accept',
    'Lets an update run that uses more than the version before, and prints what that is. The version before stays\nwithin reach of “stoa rollback”.',
  ),
  async run(args) {
    const { name, directory, before, entry, waiting } = readWaiting(args)
    const accepted = directory.restore(entry, waiting)
    const after = withReplacement(directory, before, entry, accepted)
    requireNoNewRefusal(before, after)
    directory.write(after)
    const more = usedBeyond(usesOf(entry.manifest), usesOf(accepted.manifest))
    console.log(
      `${name} ${waiting.version} replaces ${entry.manifest.version}: it ${phrasesOf(more).join(', and ')}`,
    )
    return 0
  },
}

/** `stoa refuse`. */
export const refuse: Command = {
  usage: usageOf(
    'refuse',
    'Removes an update that waits because it uses more than the version before, which keeps running.',
  ),
  async run(args) {
    const { name, directory, before, entry, waiting } = readWaiting(args)
    const { waiting: _refused, ...kept } = entry
    directory.write({
      ...before,
      extensions: before.extensions.map((other) => (other === entry ? kept : other)),
    })
    directory.removeVersion(waiting)
    console.log(`${name} ${waiting.version} is refused and removed: ${entry.manifest.version} runs.`)
    return 0
  },
}
