import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { parseSync, type ExportImportName, type ImportName } from 'oxc-parser'

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '../..')

const LEFT_OUT = new Set(['node_modules', 'dist'])

/** Every TypeScript file below a folder, relative to the repository, tests included. */
export function sourceFiles(folder: string): string[] {
  const visit = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (LEFT_OUT.has(entry.name)) return []
      const child = join(path, entry.name)
      if (entry.isDirectory()) return visit(child)
      return /\.tsx?$/.test(entry.name) ? [relative(ROOT, child)] : []
    })
  return visit(join(ROOT, folder))
}

/** An import or a re-export of a file: its source and the names of its values. */
export interface Import {
  from: string
  /** As the source exports them, `*` for all of them; a dynamic import has none. */
  names: string[]
  /** Whether the whole statement is of types. */
  isType: boolean
  isDynamic: boolean
}

const nameOf = ({ kind, name }: ImportName | ExportImportName): string =>
  name ?? (kind === 'Default' ? 'default' : '*')

/** Everything that a file imports or re-exports, types included. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const fromStatement = (
    start: number,
    from: string,
    entries: readonly { isType: boolean; importName: ImportName | ExportImportName }[],
  ): Import => ({
    from,
    names: entries.filter(({ isType }) => !isType).map(({ importName }) => nameOf(importName)),
    isType: /^(import|export) type\b/.test(source.slice(start)),
    isDynamic: false,
  })
  return [
    ...staticImports.map(({ start, moduleRequest, entries }) =>
      fromStatement(start, moduleRequest.value, entries),
    ),
    ...staticExports.flatMap(({ start, entries }) => {
      const from = entries[0]?.moduleRequest?.value
      return from === undefined ? [] : [fromStatement(start, from, entries)]
    }),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const from = /^(['"])(.+)\1$/.exec(source.slice(start, end))?.[2]
      return from === undefined ? [] : [{ from, names: [], isType: false, isDynamic: true }]
    }),
  ]
}
