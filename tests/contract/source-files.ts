import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { parseSync, type Module } from '@swc/core'

/** The folder that the repository lies in. */
export const ROOT = join(import.meta.dirname, '../..')

const LEFT_OUT = new Set(['node_modules', 'dist'])

/** Every TypeScript file below a room, relative to the repository; tests are told apart by the caller. */
export function sourceFiles(room: string): string[] {
  const visit = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (LEFT_OUT.has(entry.name)) return []
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return visit(path)
      return /\.tsx?$/.test(entry.name) ? [relative(ROOT, path)] : []
    })
  return visit(join(ROOT, room))
}

/** One `import … from` of a file: what it names and where it takes it from. Dynamic imports name nothing. */
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
    const { type, callee, arguments: given } = node as Node
    if (type === 'CallExpression' && (callee as Node)['type'] === 'Import') {
      const argument = (given as { expression: Node }[])[0]?.expression
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
