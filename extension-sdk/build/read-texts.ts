import { readJson } from './read-json.ts'

/** The texts of one language as its file has them. */
export interface Texts {
  [key: string]: string | Texts
}

/** Reads a file of texts. Throws an Error as {@link readJson} does. */
export const readTexts = (file: string): Texts => readJson(file) as Texts
