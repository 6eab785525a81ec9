import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { languages } from '@stoa/i18n/languages'

import {
  formsOf,
  LOCALES,
  readFile,
  readTextsOf,
  translatedLanguages,
} from '../../commands/texts/locale-texts.ts'
import {
  brokenTexts,
  englishTexts,
  missingKeys,
  unknownKeys,
  wrongMarkup,
  type Fault,
} from '../../commands/texts/rules.ts'
import { confusedTerms, lostTerms, readTerms } from '../../commands/texts/terms.ts'
import { ROOT } from './source-files.ts'

const english = readTextsOf('en')

const shown = (faults: readonly Fault[]) => faults.map(({ key, reason }) => `${key}: ${reason}`)

test('each folder of texts is a language that can be chosen', () => {
  const codes = new Set(languages.map(({ code }) => code))
  expect(readdirSync(LOCALES).filter((folder) => !codes.has(folder))).toEqual([])
})

describe.each(translatedLanguages())('the texts in %s', (language) => {
  const texts = readTextsOf(language)

  test('have the keys of English, with all plural forms of the language and no other', () => {
    expect(shown(missingKeys(language, english, texts))).toEqual([])
    expect(shown(unknownKeys(language, english, texts))).toEqual([])
  })

  test('have the placeholders and the markup of English', () => {
    expect(shown(brokenTexts(language, english, texts))).toEqual([])
    expect(shown(wrongMarkup(english, texts))).toEqual([])
  })

  test('are translated', () => {
    expect(shown(englishTexts(language, english, texts))).toEqual([])
  })

  test('have one word for each term, and a form of address that is written down', () => {
    const terms = readTerms(language)
    expect(Object.keys(terms?.terms ?? {})).toEqual(Object.keys(readTerms('de')?.terms ?? {}))
    expect(terms?.address).toMatch(/\w{5}/)
    expect(terms && shown(lostTerms(terms, english, texts))).toEqual([])
    expect(terms && shown(confusedTerms(terms, english, texts))).toEqual([])
  })
})

test.each([
  ['examples/loyalty', 'ar'],
  ['examples/loyalty', 'de'],
  ['template', 'de'],
])('the extension in %s has its texts in %s too', (extension, language) => {
  const folder = join(ROOT, 'extension-sdk', extension, 'locales')
  const source = readFile(join(folder, 'en.json'), extension)
  const texts = readFile(join(folder, `${language}.json`), extension)
  expect(shown(missingKeys(language, source, texts))).toEqual([])
  expect(shown(unknownKeys(language, source, texts))).toEqual([])
  expect(shown(brokenTexts(language, source, texts))).toEqual([])
})

test('plural forms are those of the language that a code names', () => {
  expect(['tm', 'zh', 'pt', 'ar', 'sl'].map((code) => formsOf(code).length)).toEqual([2, 1, 3, 6, 4])
})
