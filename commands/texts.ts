import { parseArgs } from 'node:util'

import { outdated, timesOf } from './texts/changes.ts'
import { readTextsOf, stemOf, translatedLanguages } from './texts/locale-texts.ts'
import {
  brokenTexts,
  englishTexts,
  longLabels,
  missingKeys,
  unknownKeys,
  wrongMarkup,
  type Fault,
} from './texts/rules.ts'
import { confusedTerms, lostTerms, readTerms } from './texts/terms.ts'

const USAGE = `Usage: npm run texts [-- LANGUAGE…]

Says what the translations lack: a table of all languages, or the texts themselves of the languages that are named.

  missing    keys that English has
  broken     other keys, placeholders or markup than English
  english    texts that are still English
  terms      texts without the language's word for a term, or with a wrong one, see shared/i18n/terms
  changed    texts whose English was committed after them
  long       labels of more than 1.6 times the English length and 6 characters: look whether they fit

  --help     this text`

const english = readTextsOf('en')

async function faultsOf(language: string, englishTimes: ReadonlyMap<string, number>) {
  const texts = readTextsOf(language)
  const terms = readTerms(language)
  const changed = outdated(englishTimes, await timesOf(language)).map((key): Fault => ({
    key,
    reason: english.get(key) ?? english.get(`${key}_other`) ?? '',
  }))
  return {
    missing: missingKeys(language, english, texts),
    broken: [
      ...unknownKeys(language, english, texts),
      ...brokenTexts(language, english, texts),
      ...wrongMarkup(english, texts),
    ],
    english: englishTexts(language, english, texts),
    terms: terms
      ? [...lostTerms(terms, english, texts), ...confusedTerms(terms, english, texts)]
      : [{ key: 'terms', reason: 'no list' }],
    changed: changed.filter(({ key }) => english.has(key) || english.has(`${stemOf(key)}_other`)),
    long: longLabels(english, texts),
  }
}

async function report(languages: readonly string[], isDetailed: boolean): Promise<void> {
  const englishTimes = await timesOf('en')
  const counts: Record<string, Record<string, number>> = {}
  for (const language of languages) {
    const faults = Object.entries(await faultsOf(language, englishTimes))
    counts[language] = Object.fromEntries(faults.map(([name, found]) => [name, found.length]))
    if (!isDetailed) continue
    for (const [name, found] of faults)
      for (const { key, reason } of found) console.log(`${language} ${name.padEnd(8)} ${key}: ${reason}`)
  }
  console.table(counts)
}

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const known = translatedLanguages()
const unknown = positionals.filter((language) => !known.includes(language))
if (values.help) console.log(USAGE)
else if (unknown.length) {
  console.error(`No texts in ${unknown.join(', ')}. There are ${known.join(', ')}.`)
  process.exitCode = 1
} else await report(positionals.length ? positionals : known, positionals.length > 0)
