import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { parseSync, type Module } from '@swc/core'

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

/** One `import … from` of a file: its names and its source. Dynamic imports have no names. */
export interface Import {
  from: string
  names: string[]
}

type Node = Record<string, unknown>

function namesOf(specifiers: Node[]): string[] {
  return specifiers.flatMap((specifier) => {
    if (specifier['type'] === 'ImportDefaultSpecifier') return ['default']
    if (specifier['type'] === 'ImportNamespaceSpecifier') return ['*']
    if (specifier['isTypeOnly']) return []
    const imported = (specifier['imported'] ?? specifier['local'] ?? specifier['orig']) as Node | null
    return imported ? [String(imported['value'])] : []
  })
}

function* dynamicImports(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const child of node) yield* dynamicImports(child)
  else if (node && typeof node === 'object') {
    const { type, callee, arguments: args } = node as Node
    if (type === 'CallExpression' && (callee as Node)['type'] === 'Import') {
      const argument = (args as { expression: Node }[])[0]?.expression
      if (argument?.['type'] === 'StringLiteral') yield String(argument['value'])
    }
    for (const child of Object.values(node)) yield* dynamicImports(child)
  }
}

/** Everything that a file imports or re-exports, types included. */
export function importsOf(file: string): (Import & { isType: boolean; isDynamic: boolean })[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const module: Module = parseSync(source, {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2024',
  })
  const named = module.body.flatMap((item) => {
    const {
      type,
      source: from,
      specifiers = [],
      typeOnly,
    } = item as unknown as Node & { specifiers?: Node[] }
    if (
      !from ||
      !['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(String(type))
    )
      return []
    return [
      {
        from: String((from as Node)['value']),
        names: namesOf(specifiers),
        isType: Boolean(typeOnly),
        isDynamic: false,
      },
    ]
  })
  const dynamic = [...dynamicImports(module.body)].map((from) => ({
    from,
    names: [],
    isType: false,
    isDynamic: true,
  }))
  return [...named, ...dynamic]
}
