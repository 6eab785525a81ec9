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

const MARKS = /[\u0300-\u036f]/g

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The settings of which every word of the query begins a word. */
export function foundSettings(query: string, settings: readonly FoundSetting[]): FoundSetting[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  return settings.filter(({ title, words }) => {
    const known = wordsOf(`${title} ${words}`)
    return wanted.every((word) => known.some((one) => one.startsWith(word)))
  })
}
