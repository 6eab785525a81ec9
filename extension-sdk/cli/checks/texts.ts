import type { Texts } from '../../build/read-texts.ts'
import type { Fault } from './fault.ts'
import type { SourceFile } from './source-files.ts'

const PLURAL = /_(zero|one|two|few|many|other)$/

const stemOf = (key: string): string => key.replace(PLURAL, '')

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
  return files.flatMap(({ path, texts }) =>
    texts.flatMap(({ key, isWhole, line }) => {
      const isThere = isWhole
        ? english.has(key) || stems.has(key)
        : keys.some((other) => other.startsWith(key))
      const message = isWhole
        ? `locales/en.json has no text for ${key}: add it`
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
): Fault[] {
  const where = `locales/${language}.json`
  const there = new Set([...translated.keys()].map(stemOf))
  const missing = [...new Set([...english.keys()].map(stemOf))].filter((stem) => !there.has(stem))
  const given = Map.groupBy(english, ([key]) => stemOf(key))
  return [
    ...missing.map((key) => ({
      rule: 'missing-translation',
      where,
      message: `it lacks ${key}, so people who read ${language} see English: translate it`,
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
      return [{ rule: 'placeholder', where, message }]
    }),
  ]
}

const listed = (names: ReadonlySet<string>): string =>
  [...names].map((name) => `{{${name}}}`).join(' ') || 'no values'
