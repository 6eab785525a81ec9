import { readWords, type Command } from './command.ts'
import { requireEntry, requireNoNewRefusal } from './feed/change-feed.ts'
import { FeedDirectory } from './feed/feed-directory.ts'

const usage = `Usage: stoa enable NAME --feed DIR

Switches an extension of a feed on again that “stoa disable” switched off.

  NAME         the extension
  --feed DIR   the folder that has feed.json`

/** `stoa enable`. */
export const enable: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['NAME'], { feed: { type: 'string' } })
    const [name = ''] = words
    const directory = new FeedDirectory(values.feed)
    const before = directory.read()
    if (!before.disabled.includes(name)) {
      requireEntry(before, name)
      console.log(`${name} is switched on already`)
      return 0
    }
    const after = { ...before, disabled: before.disabled.filter((other) => other !== name) }
    requireNoNewRefusal(before, after)
    directory.write(after)
    console.log(`${name} is switched on`)
    return 0
  },
}
