/** What can be searched for in the browser. */
export interface Matchable {
  title: string
  /** Other words that lead to it. */
  keywords?: string
}

// Combining marks of Latin, Greek and Cyrillic letters, and the vowel signs and hamzas of Arabic ones.
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670]/g

const fold = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase()
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

const WORTH = { start: 4, title: 3, keyword: 2, inside: 1 } as const

/** Two Latin letters stand inside of nearly everything; two of a script without spaces are a word. */
const isTelling = (word: string): boolean => word.length > 2 || !/^[a-z\d]+$/.test(word)

function worthOf(word: string, title: string, titleWords: string[], keywords: string[]): number {
  if (titleWords.some((one) => one.startsWith(word))) return WORTH.title
  if (keywords.some((one) => one.startsWith(word))) return WORTH.keyword
  return isTelling(word) && title.includes(word) ? WORTH.inside : 0
}

/** How well something fits a search; 0 when one of the words that were typed leads nowhere. */
export function fitOf(query: string, { title, keywords = '' }: Matchable): number {
  const wanted = wordsOf(query)
  const folded = fold(title)
  const titleWords = wordsOf(title)
  const others = wordsOf(keywords)
  const worths = wanted.map((word) => worthOf(word, folded, titleWords, others))
  if (worths.length === 0 || worths.includes(0)) return 0
  const start = folded.startsWith(fold(query).trim()) ? WORTH.start : 0
  return start + worths.reduce((sum, worth) => sum + worth, 0) / worths.length
}

/** Those that fit a search, the best first; accents and letter case do not matter. */
export const matching = <Entry extends Matchable>(query: string, entries: readonly Entry[]): Entry[] =>
  entries
    .map((entry) => ({ entry, fit: fitOf(query, entry) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ entry }) => entry)
