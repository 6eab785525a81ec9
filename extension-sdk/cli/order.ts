import type { Feed } from '../points/manifest.ts'
import { readWords, WrongUse, type Command } from './command.ts'
import { admissionOf } from './feed/admission.ts'
import { withOrder } from './feed/change-feed.ts'
import { FeedDirectory } from './feed/feed-directory.ts'
import { didYouMean } from './nearest.ts'

const usage = `Usage: stoa order ZONE [NAME/WIDGET…] --feed DIR

Says in which order the widgets of a zone are shown. Those that are not named follow in the order of the feed, which holds for
all of them again when none is named. To show one widget in place of another, order it there and disable the other:
stoa disable NAME "widget WIDGET".

  ZONE         a zone of docs/zones.md, or one that an extension offers
  NAME/WIDGET  an extension and the id of its widget, such as care/note
  --feed DIR   the folder that has feed.json`

/** Zone → its widgets as this command calls them, in the order of the feed. */
function widgetsByZone(feed: Feed): ReadonlyMap<string, readonly string[]> {
  const { widgets } = admissionOf(feed).contributions
  const all = widgets.flatMap(({ extension, contribution: { id, zone } }) =>
    [zone].flat().map((one) => ({ zone: String(one), widget: `${extension.manifest.name}/${id}` })),
  )
  const zones = Map.groupBy(all, ({ zone }) => zone)
  return new Map([...zones].map(([zone, found]) => [zone, found.map(({ widget }) => widget)]))
}

/** `stoa order`. */
export const order: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['ZONE', 'NAME/WIDGET…'], { feed: { type: 'string' } })
    const [zone = '', ...names] = words
    const directory = new FeedDirectory(values.feed)
    const feed = directory.read()
    const zones = widgetsByZone(feed)
    const there = zones.get(zone) ?? []
    if (there.length === 0 && names.length > 0)
      throw new Error(`no widget of this feed is in ${zone}${didYouMean(zone, [...zones.keys()])}`)
    const missing = names.find((name) => !there.includes(name))
    if (missing !== undefined) throw new Error(`${zone} has no ${missing}: it has ${there.join(', ')}`)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice !== undefined) throw new WrongUse(`${twice} is named twice`)
    directory.write(withOrder(feed, { ...feed.order, [zone]: names }))
    const rest = there.filter((name) => !names.includes(name))
    console.log(`${zone} shows ${[...names, ...rest].join(', ') || 'nothing yet'}`)
    return 0
  },
}
