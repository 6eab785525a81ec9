import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { jsonLines } from '../../build/json-lines.ts'

/** Where the file of a language has a key, such as `locales/de.json:12`. */
export type TextPosition = (key: string) => string

/** Where the texts of a language are. A key that the file lacks belongs behind the last one before it in `order`. */
export function textPositions(folder: string, language: string, order: readonly string[] = []): TextPosition {
  const file = `locales/${language}.json`
  const path = join(folder, file)
  const lines = existsSync(path) ? jsonLines(readFileSync(path, 'utf8')) : new Map<string, number>()
  return (key) => {
    const before = order.slice(0, Math.max(0, order.indexOf(key))).findLast((one) => lines.has(one))
    return `${file}:${lines.get(key) ?? lines.get(before ?? '') ?? 1}`
  }
}
