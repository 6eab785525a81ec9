import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'

/** What was last made of a file, and why it is not what the file holds now. */
export interface LastGood<T> {
  /** Undefined until the file could be read for the first time. */
  value?: T
  problem?: string
}

/**
 * Reads a file on request if it has changed. A file that breaks or disappears after it was good leaves the last good
 * result in use. Never rejects.
 */
export function readOnChange<T>(
  file: string,
  make: (text: string) => T | Promise<T>,
): () => Promise<LastGood<T>> {
  let seen = ABSENT
  let current: Promise<LastGood<T>> = Promise.resolve({})

  const update = async ({ value }: LastGood<T>): Promise<LastGood<T>> => {
    try {
      return { value: await make(await readFile(file, 'utf8')) }
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      // What the system refuses may work a moment later; a broken text stays broken until it changes.
      if (code) seen = ''
      const problem = `${basename(file)} ${code === 'ENOENT' ? 'is missing' : `cannot be read: ${code ?? message}`}`
      return value === undefined
        ? { problem }
        : { value, problem: `${problem}. The last good one is served.` }
    }
  }

  return async () => {
    const version = await versionOf(file)
    if (version !== seen) {
      seen = version
      current = current.then(update)
    }
    return current
  }
}

const ABSENT = 'absent'

/** Changes with the file's content. */
async function versionOf(file: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(file)
    return `${ino}:${mtimeMs}:${size}`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' || code === 'ENOTDIR' ? ABSENT : String(code)
  }
}
