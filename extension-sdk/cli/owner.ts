import type { Feed } from '../points/manifest.ts'
import { readWords, WrongUse, type Command } from './command.ts'
import { FeedDirectory } from './feed/feed-directory.ts'
import { ownerOf } from './feed/ownership.ts'
import { isPublicKey } from './feed/signing-keys.ts'

const usage = `Usage: stoa owner NAME --feed DIR [--set KEY | --remove]

Prints the public key that a name belongs to: nobody else publishes under it into this feed.

  NAME         the extension
  --feed DIR   the folder that has feed.json
  --set KEY    gives the name to another public key, such as one of “stoa keys show FILE”
  --remove     frees the name: the next that publishes it with a key owns it`

/** `stoa owner`. */
export const owner: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['NAME'], {
      feed: { type: 'string' },
      set: { type: 'string' },
      remove: { type: 'boolean', default: false },
    })
    const [name = ''] = words
    const directory = new FeedDirectory(values.feed)
    const feed = directory.read()
    const before = ownerOf(feed, name)
    if (values.set === undefined && !values.remove) {
      console.log(before === undefined ? `${name} belongs to no key` : `${name} belongs to ${before}`)
      return 0
    }
    if (values.remove && values.set !== undefined) throw new WrongUse('say --set or --remove, not both')
    if (values.set !== undefined && !isPublicKey(values.set))
      throw new WrongUse(`${values.set} is no public key: it begins with ed25519-, see “stoa keys show FILE”`)
    directory.write(withOwner(feed, name, values.set))
    const was = before === undefined ? '' : `, no longer to ${before}`
    console.log(`${name} belongs to ${values.set ?? 'no key'}${was}`)
    return 0
  },
}

function withOwner({ owners = {}, ...feed }: Feed, name: string, key: string | undefined): Feed {
  const { [name]: _before, ...others } = owners
  const after = key === undefined ? others : { ...others, [name]: key }
  return Object.keys(after).length > 0 ? { ...feed, owners: after } : feed
}
