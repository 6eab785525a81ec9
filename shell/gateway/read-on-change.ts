import { readFile, stat } from 'node:fs/promises'

/** What was made of a file, made again whenever the file has changed; undefined while there is no such file. */
export type Current<T> = () => Promise<T | undefined>

/** Reads a file when it is asked for and its time or size differs from the last reading. */
export function readOnChange<T>(file: string, make: (text: string) => T | Promise<T>): Current<T> {
  let seen = ''
  let made: Promise<T> | undefined
  return async () => {
    const found = await stat(file).catch(absent)
    if (!found) return undefined
    const now = `${found.mtimeMs}:${found.size}`
    if (!made || now !== seen) {
      seen = now
      made = readFile(file, 'utf8').then(make)
    }
    return made
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
