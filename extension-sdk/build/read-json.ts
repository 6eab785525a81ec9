import { readFileSync } from 'node:fs'

/** Reads a JSON file. Throws an Error that names it, and the line where JSON.parse tells it, when it is none. */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    const { message } = error as Error
    throw new Error(`${file}${lineIn(message, text)} cannot be read: ${message}`, { cause: error })
  }
}

function lineIn(message: string, text: string): string {
  if (message.startsWith('Unexpected end')) return `:${text.trimEnd().split('\n').length}`
  const [, line] = /\(line (\d+)/.exec(message) ?? []
  return line === undefined ? '' : `:${line}`
}
