import { readWords, type Command } from './command.ts'
import { requireEntry, requireNoNewRefusal } from './feed/change-feed.ts'
import { FeedDirectory } from './feed/feed-directory.ts'
import { ownerOf } from './feed/ownership.ts'

const usage = `Usage: stoa uninstall NAME --feed DIR

Takes an extension out of a feed and removes every version of it from the folder. What it wrote into the store, such as
metadata of orders and products, stays there.

  NAME         the extension
  --feed DIR   the folder that has feed.json`

/** `stoa uninstall`. */
export const uninstall: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['NAME'], { feed: { type: 'string' } })
    const [name = ''] = words
    const directory = new FeedDirectory(values.feed)
    const before = directory.read()
    const entry = requireEntry(before, name)
    if (entry.area) throw new Error(`${name} is an area of the admin itself: it cannot be uninstalled`)
    const after = {
      ...before,
      extensions: before.extensions.filter((other) => other !== entry),
      disabled: before.disabled.filter((other) => other !== name),
    }
    requireNoNewRefusal(before, after)
    directory.write(after)
    directory.removeVersions(name)
    const owner = ownerOf(before, name)
    if (owner !== undefined)
      console.log(`The name still belongs to ${owner}: “stoa owner ${name} --remove” frees it.`)
    console.log(`${name} is uninstalled. What it wrote into the store is still there.`)
    return 0
  },
}
