import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { readSyntax, type Syntax } from './syntax.ts'

/** A source file that ends up in the build. */
export interface SourceFile extends Syntax {
  /** Relative to the extension's folder. */
  path: string
}

const ENDINGS = ['', '.tsx', '.ts', '.mjs', '.js', '/index.tsx', '/index.ts', '/index.js']
const SCRIPT = /\.([jt]sx?|mjs)$/

function resolveImport(file: string, from: string): string | undefined {
  const target = join(dirname(file), from)
  return ENDINGS.map((ending) => target + ending).find((path) => existsSync(path) && statSync(path).isFile())
}

/** The files that the build takes in, beginning with those of the contributions; packages are not followed. */
export function sourceFiles(folder: string, entries: readonly string[]): SourceFile[] {
  const found = new Map<string, SourceFile>()
  const visit = (file: string): void => {
    const path = relative(folder, file).replaceAll('\\', '/')
    if (found.has(path) || !SCRIPT.test(file)) return
    const syntax = readSyntax(readFileSync(file, 'utf8'), file.endsWith('x'))
    found.set(path, { path, ...syntax })
    for (const { from } of syntax.imports) {
      const next = from.startsWith('.') ? resolveImport(file, from) : undefined
      if (next) visit(next)
    }
  }
  for (const entry of entries) {
    const file = resolveImport(join(folder, 'extension.ts'), entry)
    if (file) visit(file)
  }
  return [...found.values()]
}
