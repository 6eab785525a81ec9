import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Kind } from '../../points/extension.ts'
import { KIND_NAMES, nameOf } from '../../points/kinds.ts'
import { readDeclaration, type DeclaredText } from './syntax.ts'

const FILE = 'extension.ts'

/** Where `extension.ts` declares what. */
export interface DeclarationLines {
  /** The place of a contribution, by its name: `extension.ts:12`. */
  at: (name: string) => string
  /** Where a text first stands, such as the key of a label. */
  ofText: (text: string) => string
  /** Every text of the file. */
  texts: readonly DeclaredText[]
}

/** Reads where the declaration of a folder has its contributions; without a line where that cannot be seen. */
export function declarationLines(folder: string): DeclarationLines {
  const path = join(folder, FILE)
  const { entries, texts } = existsSync(path)
    ? readDeclaration(readFileSync(path, 'utf8'), KIND_NAMES)
    : { entries: [], texts: [] }
  const lines = new Map(entries.map(({ kind, values, line }) => [nameOf(kind as Kind, values), line]))
  const at = (line: number | undefined) => (line === undefined ? FILE : `${FILE}:${line}`)
  return {
    at: (name) => at(lines.get(name)),
    ofText: (text) => at(texts.find(({ value }) => value === text)?.line),
    texts,
  }
}
