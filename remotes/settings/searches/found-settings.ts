import { searchWords } from '@stoa/i18n/search-text'

/** One thing that can be set, with the words that people look for it by. */
export interface FoundSetting {
  id: string
  /** What it is called. */
  title: string
  /** Other words for it, with spaces between them. */
  words: string
  /** Its page, below `/a`. */
  path: string
}

/** The settings of which every word of the query begins a word. */
export function foundSettings(query: string, settings: readonly FoundSetting[]): FoundSetting[] {
  const queried = searchWords(query)
  if (queried.length === 0) return []
  return settings.filter(({ title, words }) => {
    const own = searchWords(`${title} ${words}`)
    return queried.every((word) => own.some((one) => one.startsWith(word)))
  })
}
