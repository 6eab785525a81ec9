import { readFileSync } from 'node:fs'

/** The texts of one language as its file has them. */
export interface Texts {
  [key: string]: string | Texts
}

/** Reads a file of texts. Throws an Error that names it when it is no JSON. */
export function readTexts(file: string): Texts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Texts
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}
