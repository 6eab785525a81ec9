// Combining marks of Latin, Greek and Cyrillic letters, Arabic vowel signs, hamzas and tatweel, and the dot of Hindi letters.
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u093c\u0640]/g

/** Letters that are no base letter with a mark, by what people without them on their keyboard type. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** A text as a search compares it: in lower case and without accents. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter)

/** The words of a text as a search compares them. Vowel signs, such as those of Hindi, belong to their words. */
export const searchWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** Whether a text has what a person looks for, in either case and with or without accents; every text has nothing. */
export const hasText = (text: string | null | undefined, wanted: string): boolean =>
  foldText(text ?? '').includes(foldText(wanted.trim()))
