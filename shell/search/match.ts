import { foldText, searchWords } from '@stoa/i18n/search-text'

export interface Matchable {
  title: string
  /** Other words that find it. */
  keywords?: string
}

const SCORE = { start: 4, title: 3, keyword: 2, inside: 1 } as const

/** Three Latin letters occur inside many titles, as in “Reservations”; two of a script without spaces can be a word. */
const isTelling = (word: string): boolean => word.length > 3 || !/^[a-z\d]+$/.test(word)

function scoreOf(word: string, title: string, titleWords: string[], keywords: string[]): number {
  if (titleWords.some((one) => one.startsWith(word))) return SCORE.title
  if (keywords.some((one) => one.startsWith(word))) return SCORE.keyword
  return isTelling(word) && title.includes(word) ? SCORE.inside : 0
}

/** Score of an entry for a query; 0 if any word does not match. */
export function totalScore(query: string, { title, keywords = '' }: Matchable): number {
  const words = searchWords(query)
  const folded = foldText(title)
  const titleWords = searchWords(title)
  const others = searchWords(keywords)
  const scores = words.map((word) => scoreOf(word, folded, titleWords, others))
  if (scores.length === 0 || scores.includes(0)) return 0
  const start = folded.startsWith(foldText(query).trim()) ? SCORE.start : 0
  return start + scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** Matching entries, best first; ignores accents and case. */
export const matching = <Entry extends Matchable>(query: string, entries: readonly Entry[]): Entry[] =>
  entries
    .map((entry) => ({ entry, score: totalScore(query, entry) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
