import { contributionsOf } from '../points/kinds.ts'
import { usesOf } from '../points/uses-of.ts'
import { readWords, WrongUse, type Command, type ExitCode } from './command.ts'
import { admissionOf, describeFinding } from './feed/admission.ts'
import { FeedDirectory } from './feed/feed-directory.ts'
import { readKey } from './feed/signing-keys.ts'
import { phrasesOf } from './feed/uses-words.ts'

const usage = `Usage: stoa feed --feed DIR
       stoa feed sign --key FILE --feed DIR [--days N]

Lists what is in a feed, what each extension uses, and what an admin would refuse of it.

“sign” signs the feed with the operator's key, with a version that is one higher than before. Admins that are given the public
key refuse a feed that was altered, has expired, or is older than one that they have seen.

  --feed DIR   the folder that has feed.json
  --key FILE   a private key of “stoa keys create”, another than those of authors
  --days N     how long the feed is valid; 30 days by default. Sign it again before that, also when nothing has changed`

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `stoa feed`. */
export const feed: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['sign?'], {
      feed: { type: 'string' },
      key: { type: 'string' },
      days: { type: 'string', default: '30' },
    })
    const directory = new FeedDirectory(values.feed)
    if (words[0] !== undefined) return sign(directory, words[0], values)
    const content = directory.read()
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
      if (!area) console.log(`  ${phrasesOf(usesOf(manifest) ?? 'everything').join(', and ')}`)
      if (waiting) console.log(`  ${waiting.version} uses more and waits: “stoa accept ${manifest.name}”`)
    }
    if (content.extensions.length === 0) console.log('no extension yet')
    for (const [zone, names] of Object.entries(content.order ?? {}))
      console.log(`\n${zone} shows ${names.join(', ')} first`)
    if (findings.length > 0) console.log(`${extensions.length > 0 ? '\n' : ''}Not let in:`)
    for (const finding of findings) console.log(`  ${describeFinding(finding)}`)
    if (content.signature !== undefined)
      console.log(`\nSigned: version ${content.version}, until ${content.expires}`)
    if (content.origins?.length) console.log(`\nCode may load from ${content.origins.join(', ')}`)
    return 0
  },
}

const DAY_MS = 86_400_000

function sign(
  directory: FeedDirectory,
  word: string,
  { key, days }: { key?: string; days: string },
): ExitCode {
  if (word !== 'sign') throw new WrongUse(`“${word}” is nothing to do with a feed: say “sign”, or nothing`)
  if (key === undefined) throw new WrongUse('--key FILE is missing: “stoa keys create” makes a key')
  const count = Number(days)
  if (!(count > 0 && count <= 3650)) throw new WrongUse(`--days ${days} is no number of days up to 3650`)
  const signing = readKey(key)
  const expires = new Date(Date.now() + count * DAY_MS)
  const version = directory.sign(signing, expires)
  console.log(
    `${directory.file} is signed: version ${version}, until ${expires.toISOString()}. Its public key is\n\n  ${signing.publicKey}`,
  )
  return 0
}
