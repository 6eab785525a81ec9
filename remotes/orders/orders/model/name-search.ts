const wordsOf = (query: string): string[] => query.trim().split(/\s+/u)

/**
 * The server looks for first and last names each by themselves, and finds nobody by both: it is asked for the longest
 * word, which the fewest have.
 */
export const rarestWord = (query: string): string =>
  wordsOf(query).reduce((longest, word) => (word.length > longest.length ? word : longest))

/** Whether a text holds every word of a search, in any order and letter case. */
export function hasEveryWord(query: string, text: string): boolean {
  const lower = text.toLowerCase()
  return wordsOf(query.toLowerCase()).every((word) => lower.includes(word))
}
