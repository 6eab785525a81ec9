import type { FeedEntry } from '../points/manifest.ts'
import { readWords, WrongUse, type Command } from './command.ts'
import { requireEntry } from './feed/change-feed.ts'
import { FeedDirectory } from './feed/feed-directory.ts'

const usage = `Usage: stoa isolate NAME frame|page --feed DIR

Says where an extension runs, without its author's doing and without another build: in the page of the admin, as all do at
first, or in sandboxed frames without reach of the page. What differs for it is in docs/isolation.md.

  NAME         the extension
  frame, page  where it runs from now on
  --feed DIR   the folder that has feed.json`

const isTier = (word: string): word is NonNullable<FeedEntry['isolation']> =>
  word === 'frame' || word === 'page'

const DONE = {
  frame: 'runs in frames: an admin that opens from now on keeps it out of its page',
  page: 'runs in the page: an admin that opens from now on shares its page with it',
}

/** `stoa isolate`. */
export const isolate: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['NAME', 'TIER'], { feed: { type: 'string' } })
    const [name = '', tier = ''] = words
    if (!isTier(tier)) throw new WrongUse(`“${tier}” is no place to run: say frame or page`)
    const directory = new FeedDirectory(values.feed)
    const feed = directory.read()
    const entry = requireEntry(feed, name)
    if (entry.area) throw new Error(`${name} is an area of the admin itself: it runs in the page`)
    const { isolation = 'page', ...rest } = entry
    if (isolation === tier) {
      console.log(`${name} runs in ${tier === 'frame' ? 'frames' : 'the page'} already`)
      return 0
    }
    const changed: FeedEntry = tier === 'frame' ? { ...rest, isolation: tier } : rest
    directory.write({
      ...feed,
      extensions: feed.extensions.map((other) => (other === entry ? changed : other)),
    })
    console.log(`${name} ${DONE[tier]}`)
    return 0
  },
}
