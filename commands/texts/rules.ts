import { intlLocaleOf } from '@stoa/i18n/languages'

import { isSameWord } from './same-words.ts'
import { formOf, formsOf, isPlural, stemOf, type Texts } from './locale-texts.ts'

/** A text that breaks a rule: its key, and what is wrong in a few words. */
export interface Fault {
  key: string
  reason: string
}

const PLACEHOLDER = /{{\s*([^}]*?)\s*}}/g

const TAG = /<\/?\w+\s*\/?>/g

const found = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([whole, inner]) => (inner ?? whole).replaceAll(/\s/g, '')).toSorted()

const withoutMarks = (text: string): string => text.replaceAll(PLACEHOLDER, ' ').replaceAll(TAG, ' ')

const wordsOf = (text: string): string[] => withoutMarks(text).match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? []

/** The English text that a key translates: of its own plural form, else the general one, which `isGeneral` asks for. */
const sourceOf = (english: Texts, key: string, isGeneral = false): string =>
  (isGeneral ? undefined : english.get(key)) ?? english.get(`${stemOf(key)}_other`) ?? english.get(key) ?? ''

/** The keys that a language must have: those of English, with the plural forms of the language. */
export function requiredKeys(language: string, english: Texts): ReadonlySet<string> {
  const forms = formsOf(language)
  return new Set(
    [...english.keys()].flatMap((key) =>
      isPlural(key) && formOf(key) !== 'zero' ? forms.map((form) => `${stemOf(key)}_${form}`) : [key],
    ),
  )
}

/** Keys that a language lacks. */
export function missingKeys(language: string, english: Texts, texts: Texts): Fault[] {
  const missing = [...requiredKeys(language, english)].filter((key) => !texts.has(key))
  return missing.map((key) => ({ key, reason: sourceOf(english, key) }))
}

/** Keys that English does not have, and plural forms that the language does not have. */
export function unknownKeys(language: string, english: Texts, texts: Texts): Fault[] {
  const required = requiredKeys(language, english)
  return [...texts].filter(([key]) => !required.has(key)).map(([key, reason]) => ({ key, reason }))
}

/** The plural forms that stand for so many counts that they cannot do without the number, such as 1, 21 and 31. */
function wideForms(language: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(intlLocaleOf(language))
  const counts = Map.groupBy(
    Array.from({ length: 200 }, (_, count) => count),
    (count) => rules.select(count),
  )
  return new Set([...counts].filter(([, numbers]) => numbers.length > 2).map(([form]) => form))
}

/** Texts that say nothing, or have other placeholders than English; a plural form for one or two may omit its number. */
export function brokenTexts(language: string, english: Texts, texts: Texts): Fault[] {
  const wide = wideForms(language)
  const byStem = Map.groupBy([...english.keys()], stemOf)
  return [...texts].flatMap(([key, text]) => {
    const sources = byStem.get(stemOf(key)) ?? []
    const available = new Set(sources.flatMap((source) => found(PLACEHOLDER, english.get(source) ?? '')))
    const own = found(PLACEHOLDER, text)
    const isWide = wide.has(formOf(key) ?? '')
    const expected = isPlural(key) && !isWide ? [] : found(PLACEHOLDER, sourceOf(english, key, isWide))
    const wrong = [
      ...own.filter((name) => !available.has(name)),
      ...expected.filter((name) => !own.includes(name)),
    ]
    if (text.trim() === '') return [{ key, reason: 'empty' }]
    return wrong.length ? [{ key, reason: `{{${wrong.join('}} {{')}}}: ${text}` }] : []
  })
}

/** Texts with other markup than English. */
export const wrongMarkup = (english: Texts, texts: Texts): Fault[] =>
  [...texts]
    .filter(([key, text]) => found(TAG, text).join() !== found(TAG, sourceOf(english, key)).join())
    .map(([key, reason]) => ({ key, reason }))

/** Texts that are still English. Words that are the same in both languages are no leftovers. */
export const englishTexts = (language: string, english: Texts, texts: Texts): Fault[] =>
  [...texts]
    .filter(([key, text]) => text === english.get(key))
    .filter(([, text]) => wordsOf(text).some((word) => [...word].length > 3 && !isSameWord(language, word)))
    .map(([key, reason]) => ({ key, reason }))

/** The letters of a text; vowel signs and accents lie above and below them. */
const lengthOf = (text: string): number => [...withoutMarks(text).replaceAll(/\p{M}/gu, '')].length

/** Texts of labels and buttons: short in English. */
const LABEL_LENGTH = 20

/** Labels that need much more space than the English ones, which a narrow place may not have. Not wrong by itself. */
export function longLabels(english: Texts, texts: Texts): Fault[] {
  return [...texts].flatMap(([key, text]) => {
    const length = lengthOf(sourceOf(english, key))
    const own = lengthOf(text)
    return length > LABEL_LENGTH || own <= 1.6 * length + 6
      ? []
      : [{ key, reason: `${own} characters, English ${length}: ${text}` }]
  })
}
