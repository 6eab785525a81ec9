import { readWords, type Command } from './command.ts'
import { requireEntry, requireNoNewRefusal, withoutInOrder } from './feed/change-feed.ts'
import { FeedDirectory } from './feed/feed-directory.ts'
import { ownerOf } from './feed/ownership.ts'
import { StoreSettings, TOKEN } from './store-settings.ts'

const usage = `Usage: stoa uninstall NAME --feed DIR [--store URL]

Takes an extension out of a feed and removes every version of it from the folder. With --store its settings are removed
from the store, too. What it wrote into records, such as metadata of orders and products, stays there.

  NAME         the extension
  --feed DIR   the folder that has feed.json
  --store URL  the address of the store's API; ${TOKEN} in the environment is the API token of a user`

/** `stoa uninstall`. */
export const uninstall: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['NAME'], {
      feed: { type: 'string' },
      store: { type: 'string' },
    })
    const [name = ''] = words
    const store = values.store === undefined ? undefined : new StoreSettings(values.store, name)
    const directory = new FeedDirectory(values.feed)
    const before = directory.read()
    const entry = requireEntry(before, name)
    if (entry.area) throw new Error(`${name} is an area of the admin itself: it cannot be uninstalled`)
    const after = {
      ...withoutInOrder(before, name),
      extensions: before.extensions.filter((other) => other !== entry),
      disabled: before.disabled.filter((other) => other.split(' ')[0] !== name),
    }
    requireNoNewRefusal(before, after)
    // First what can fail: the extension stays when the store does not answer.
    const removed = await store?.remove()
    directory.write(after)
    directory.removeVersions(name)
    const owner = ownerOf(before, name)
    if (owner !== undefined)
      console.log(`The name still belongs to ${owner}: “stoa owner ${name} --remove” frees it.`)
    if (removed === undefined && entry.manifest.uses?.storage)
      console.log(`Its settings stay until “stoa settings ${name} --store URL --remove”.`)
    const rest = removed === undefined ? '' : `Its settings were removed from the store: ${removed}. `
    console.log(
      `${name} is uninstalled. ${rest}What ${rest && 'else '}it wrote into the store is still there.`,
    )
    return 0
  },
}
