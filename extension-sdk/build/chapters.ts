import type { Extension } from '../points/extension.ts'
import { contributionsOf } from '../points/kinds.ts'
import { readTexts } from './read-texts.ts'

/** The chapters of an extension's translations: the top-level keys that load later than the others. */
export const chaptersOf = (extension: Extension): string[] => [
  ...new Set(contributionsOf(extension).flatMap(({ contribution }) => contribution.chapters ?? [])),
]

/** A file of translations, cut into what loads with the extension (`''`) and each of its chapters. */
export function cutTexts(file: string, chapters: readonly string[]): Map<string, object> {
  const texts = Object.entries(readTexts(file))
  const first = texts.filter(([key]) => !chapters.includes(key))
  const later = texts.filter(([key]) => chapters.includes(key))
  return new Map([
    ['', Object.fromEntries(first)],
    ...later.map(([key, value]) => [key, { [key]: value }] satisfies [string, object]),
  ])
}
