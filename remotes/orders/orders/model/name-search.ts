const wordsOf = (query: string): string[] => query.trim().split(/\s+/u)

/**
 * The longest word of a search, which narrows the most: the server compares first and last names separately, so a full
 * name finds no one.
 */
export const rarestWord = (query: string): string =>
  wordsOf(query).reduce((longest, word) => (word.length > longest.length ? word : longest))

/** Whether a text contains every word of a search, in any order and letter case. */
export function hasEveryWord(query: string, text: string): boolean {
  const lower = text.toLowerCase()
  return wordsOf(query.toLowerCase()).every((word) => lower.includes(word))
}
