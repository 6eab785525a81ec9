import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { readSyntax, SyntaxFault, type Syntax } from './syntax.ts'

/** A source file that ends up in the build. */
export interface SourceFile extends Syntax {
  /** Relative to the extension's folder. */
  path: string
}

const ENDINGS = ['', '.tsx', '.ts', '.mjs', '.js', '/index.tsx', '/index.ts', '/index.js']
const SCRIPT = /\.([jt]sx?|mjs)$/

/** The file that a relative import means. */
export function resolveImport(file: string, from: string): string | undefined {
  const target = join(dirname(file), from)
  return ENDINGS.map((ending) => target + ending).find((path) => existsSync(path) && statSync(path).isFile())
}

const EMPTY: Syntax = { imports: [], texts: [], literals: [], calls: [], tags: [] }

/**
 * The files that the build takes in, beginning with those of the contributions; packages are not followed. A file that
 * cannot be parsed is reported to `onSyntax`.
 */
export function sourceFiles(
  folder: string,
  entries: readonly string[],
  onSyntax: (where: string, message: string) => void = () => undefined,
): SourceFile[] {
  const found = new Map<string, SourceFile>()
  const read = (path: string, file: string): Syntax => {
    try {
      return readSyntax(readFileSync(file, 'utf8'), file.endsWith('x'))
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error
      onSyntax(`${path}:${error.line}`, error.message)
      return EMPTY
    }
  }
  const visit = (file: string): void => {
    const path = relative(folder, file).replaceAll('\\', '/')
    if (found.has(path) || !SCRIPT.test(file)) return
    const syntax = read(path, file)
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
