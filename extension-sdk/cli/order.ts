import type { Feed } from '../points/manifest.ts'
import { readWords, WrongUse, type Command } from './command.ts'
import { admissionOf } from './feed/admission.ts'
import { withOrder } from './feed/change-feed.ts'
import { FeedDirectory } from './feed/feed-directory.ts'
import { didYouMean } from './nearest.ts'

const usage = `Usage: stoa order WHERE [NAME/ID…] --feed DIR

Says in which order the widgets of a zone, the columns of a list or the dashboard cards are shown. Those that are not named
follow in the order of the feed, which holds for all of them again when none is named. To show one widget in place of another,
order it there and disable the other: stoa disable NAME "widget ID".

  WHERE        a zone of docs/zones.md, or one that an extension offers; a list, such as product; or cards
  NAME/ID      an extension and the id of its widget, column or card, such as care/note
  --feed DIR   the folder that has feed.json`

/** Zone, list or `cards` → what is there as this command calls it, in the order of the feed. */
function namesByTarget(feed: Feed): ReadonlyMap<string, readonly string[]> {
  const { widgets, columns, cards } = admissionOf(feed).contributions
  const all = [
    ...widgets.map(({ contribution: { zone, id }, extension }) => ({
      targets: [zone].flat(),
      id,
      extension,
    })),
    ...columns.map(({ contribution: { list, id }, extension }) => ({ targets: [list], id, extension })),
    ...cards.map(({ contribution: { id }, extension }) => ({ targets: ['cards'], id, extension })),
  ].flatMap(({ targets, id, extension }) =>
    targets.map((target) => ({ target: String(target), name: `${extension.manifest.name}/${id}` })),
  )
  const groups = Map.groupBy(all, ({ target }) => target)
  return new Map([...groups].map(([target, found]) => [target, found.map(({ name }) => name)]))
}

/** `stoa order`. */
export const order: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['WHERE', 'NAME/ID…'], { feed: { type: 'string' } })
    const [target = '', ...names] = words
    const directory = new FeedDirectory(values.feed)
    const feed = directory.read()
    const targets = namesByTarget(feed)
    const there = targets.get(target) ?? []
    if (there.length === 0 && names.length > 0)
      throw new Error(`nothing of this feed is in ${target}${didYouMean(target, [...targets.keys()])}`)
    const missing = names.find((name) => !there.includes(name))
    if (missing !== undefined) throw new Error(`${target} has no ${missing}: it has ${there.join(', ')}`)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice !== undefined) throw new WrongUse(`${twice} is named twice`)
    directory.write(withOrder(feed, { ...feed.order, [target]: names }))
    const rest = there.filter((name) => !names.includes(name))
    console.log(`${target} shows ${[...names, ...rest].join(', ') || 'nothing yet'}`)
    return 0
  },
}
