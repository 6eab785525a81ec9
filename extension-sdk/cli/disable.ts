import { readWords, type Command } from './command.ts'
import { requireEntry } from './feed/change-feed.ts'
import { FeedDirectory } from './feed/feed-directory.ts'

const usage = `Usage: stoa disable NAME --feed DIR

Switches an extension of a feed off. It stays in the feed; “stoa enable” brings it back.

  NAME         the extension
  --feed DIR   the folder that has feed.json`

/** `stoa disable`. */
export const disable: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['NAME'], { feed: { type: 'string' } })
    const [name = ''] = words
    const directory = new FeedDirectory(values.feed)
    const feed = directory.read()
    requireEntry(feed, name)
    if (feed.disabled.includes(name)) console.log(`${name} is switched off already`)
    else {
      directory.write({ ...feed, disabled: [...feed.disabled, name] })
      console.log(`${name} is switched off: an admin that opens from now on goes without it`)
    }
    return 0
  },
}
