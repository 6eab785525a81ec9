import { contributionsOf } from '../points/kinds.ts'
import { readWords, type Command } from './command.ts'
import { admissionOf, describeFinding } from './feed/admission.ts'
import { FeedDirectory } from './feed/feed-directory.ts'
import { phrasesOf } from './feed/uses-words.ts'

const usage = `Usage: stoa feed --feed DIR

Lists what is in a feed, what each extension uses, and what an admin would refuse of it.

  --feed DIR   the folder that has feed.json`

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `stoa feed`. */
export const feed: Command = {
  usage,
  async run(args) {
    const { values } = readWords(args, [], { feed: { type: 'string' } })
    const content = new FeedDirectory(values.feed).read()
    const { extensions, findings } = admissionOf(content)
    for (const { manifest, base, area, previous = [], waiting } of extensions) {
      const earlier = previous.map(({ version }) => version).join(', ')
      console.log(
        [
          `${manifest.name} ${manifest.version}${area ? ' (area)' : ''}`,
          plural(contributionsOf(manifest).length, 'contribution'),
          base,
          ...(earlier ? [`before: ${earlier}`] : []),
        ].join(' · '),
      )
      if (!area) console.log(`  ${phrasesOf(manifest.uses ?? 'everything').join(', and ')}`)
      if (waiting) console.log(`  ${waiting.version} uses more and waits: “stoa accept ${manifest.name}”`)
    }
    if (content.extensions.length === 0) console.log('no extension yet')
    if (findings.length > 0) console.log(`${extensions.length > 0 ? '\n' : ''}Not let in:`)
    for (const finding of findings) console.log(`  ${describeFinding(finding)}`)
    if (content.origins?.length) console.log(`\nCode may load from ${content.origins.join(', ')}`)
    return 0
  },
}
