import { readFile, stat } from 'node:fs/promises'

/** Result computed from a file, recomputed when the file changes; undefined while the file does not exist. */
export type Current<T> = () => Promise<T | undefined>

/** Reads a file on request if its time or size has changed. */
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
