import type { Texts } from '../../build/read-texts.ts'
import { didYouMean, nearest } from '../nearest.ts'
import type { Fault } from './fault.ts'
import type { SourceFile } from './source-files.ts'
import type { DeclaredText } from './syntax.ts'
import type { TextPosition } from './text-lines.ts'

/** The rule of texts that nothing uses. */
export const UNUSED_TEXT = 'unused-text'

const PLURAL = /_(zero|one|two|few|many|other)$/

const stemOf = (key: string): string => key.replace(PLURAL, '')

/** i18next adds the value `context` to a key: `friend` with `male` is `friend_male`. */
const withoutContext = (stem: string): string => stem.replace(/_[^_.]+$/, '')

function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[prefix + key, text] satisfies [string, string]]
      : flat(text, `${prefix}${key}.`),
  )
}

/** The texts of a language by their whole keys. */
export const flatTexts = (texts: Texts): Map<string, string> => new Map(flat(texts))

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name ?? '')

/** Keys that the sources ask for and English does not have. */
export function missingTexts(english: ReadonlyMap<string, string>, files: readonly SourceFile[]): Fault[] {
  const keys = [...english.keys()]
  const stems = new Set(keys.map(stemOf))
  const contexts = new Set([...stems].map(withoutContext))
  return files.flatMap(({ path, texts }) =>
    texts.flatMap(({ key, isWhole, line }) => {
      const isThere = isWhole
        ? english.has(key) || stems.has(key) || contexts.has(key)
        : keys.some((other) => other.startsWith(key))
      const message = isWhole
        ? `locales/en.json has no text for ${key}: add it${didYouMean(key, [...stems])}`
        : `locales/en.json has no key that begins with ${key}: add what is asked for`
      return isThere ? [] : [{ rule: 'missing-text', where: `${path}:${line}`, message }]
    }),
  )
}

/** What another language lacks against English, and values that it asks for and nobody gives. */
export function translationFaults(
  language: string,
  english: ReadonlyMap<string, string>,
  translated: ReadonlyMap<string, string>,
  at: TextPosition,
): Fault[] {
  const there = new Set([...translated.keys()].map(stemOf))
  const missing = [...english.keys()].filter((key) => !there.has(stemOf(key)))
  const stems = new Map(missing.toReversed().map((key) => [stemOf(key), key]))
  const given = Map.groupBy(english, ([key]) => stemOf(key))
  return [
    ...[...stems].toReversed().map(([stem, key]) => ({
      rule: 'missing-translation',
      where: at(key),
      message: `it lacks ${stem}, so people who read ${language} see English: translate it`,
    })),
    ...[...translated].flatMap(([key, text]) => {
      const source = given.get(stemOf(key))
      if (!source) return []
      const names = new Set(source.flatMap(([, englishText]) => placeholdersOf(englishText)))
      const own = new Set(placeholdersOf(text))
      // A plural form may leave its number out.
      const lost = PLURAL.test(key) ? [] : [...names].filter((name) => !own.has(name))
      const strange = [...own].filter((name) => !names.has(name))
      if (lost.length + strange.length === 0) return []
      const message = `${key} has ${listed(own)}, English has ${listed(names)}: use the same`
      return [{ rule: 'placeholder', where: at(key), message }]
    }),
  ]
}

/** The keys of labels and titles that `extension.ts` names and English lacks; `at` says where each stands. */
export const missingLabels = (
  english: ReadonlyMap<string, string>,
  keys: readonly string[],
  at: (key: string) => string,
): Fault[] =>
  keys
    .filter((key) => !english.has(key))
    .map((key) => ({
      rule: 'missing-text',
      where: at(key),
      message: `locales/en.json has no text for ${key}: add it${didYouMean(key, [...english.keys()])}`,
    }))

/**
 * Texts that no key of the sources can mean, as far as their texts show. Of the keys that are asked for, one without a text
 * may mean the text next to it.
 */
export function unusedTexts(
  english: ReadonlyMap<string, string>,
  { literals, asked }: { literals: readonly DeclaredText[]; asked: readonly string[] },
  at: TextPosition,
): Fault[] {
  const stems = [...new Set([...english.keys()].map(stemOf))]
  const meant = new Set(asked.filter((key) => !english.has(key)).map((key) => nearest(key, stems)))
  const whole = new Set(literals.filter(({ part }) => part === 'whole').map(({ value }) => value))
  const starts = [
    ...literals.filter(({ part }) => part === 'start').map(({ value }) => value),
    ...[...whole].filter((value) => value.endsWith('.')),
  ]
  const ends = literals.filter(({ part, value }) => part === 'end' && value.includes('.'))
  const isUsed = (key: string) =>
    whole.has(key) ||
    whole.has(withoutContext(key)) ||
    starts.some((start) => key.startsWith(start)) ||
    ends.some(({ value }) => key.endsWith(value))
  return [...Map.groupBy(english.keys(), stemOf)]
    .filter(([stem, forms]) => !meant.has(stem) && !isUsed(stem) && !forms.some(isUsed))
    .map(([stem, [first = stem]]) => ({
      rule: UNUSED_TEXT,
      where: at(first),
      message: `nothing uses ${stem}: remove it from every language`,
      isWarning: true,
    }))
}

const listed = (names: ReadonlySet<string>): string =>
  [...names].map((name) => `{{${name}}}`).join(' ') || 'no values'
