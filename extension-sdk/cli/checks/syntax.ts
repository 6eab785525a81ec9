import { stripVTControlCharacters } from 'node:util'

import { parseSync } from '@swc/core'

import { callsIn, type CallUse } from './calls.ts'
import { callArguments, isNode, nodesIn, type Node } from './nodes.ts'
import { tagOf, type TagUse } from './tags.ts'

/** What stands in a place where a text key belongs: a whole key, or how it begins. */
export interface TextUse {
  key: string
  isWhole: boolean
  line: number
}

/** One `import … from`, `export … from` or `import(…)` that is there at run time. */
export interface ImportUse {
  from: string
  names: readonly string[]
  line: number
}

/** A text in a source file that may be a key or a part of one. */
export interface DeclaredText {
  value: string
  /** Of a text that is put together at run time, where `value` stands in it. */
  part: 'whole' | 'start' | 'end'
  line: number
}

/** What the checks want to know of one source file. */
export interface Syntax {
  imports: ImportUse[]
  /** The keys that `t(…)` is called with. */
  texts: TextUse[]
  /** Every text of the file. */
  literals: DeclaredText[]
  /** The calls that an extension declares, as far as their first argument shows what they reach. */
  calls: CallUse[]
  /** The elements that it writes. */
  tags: TagUse[]
}

/** A contribution as `extension.ts` writes it. */
export interface DeclaredEntry {
  kind: string
  /** Those of its values that are plain texts. */
  values: Readonly<Record<string, string>>
  line: number
}

/** What an import names; a type is gone before anything runs. */
function namesOf(specifiers: readonly Node[]): string[] {
  return specifiers.flatMap((specifier) => {
    if (specifier['isTypeOnly']) return []
    if (specifier.type === 'ImportDefaultSpecifier') return ['default']
    if (specifier.type === 'ImportNamespaceSpecifier') return []
    const named = (specifier['imported'] ?? specifier['local'] ?? specifier['orig']) as Node | undefined
    return named ? [String(named['value'])] : []
  })
}

function importOf(node: Node, line: number): ImportUse[] {
  if (node.type === 'CallExpression') {
    const [first] = callArguments(node)
    const isImport = (node['callee'] as Node).type === 'Import' && first?.type === 'StringLiteral'
    return isImport ? [{ from: String(first['value']), names: [], line }] : []
  }
  const source = node['source']
  if (!/^(Import|Export(Named|All))Declaration$/.test(node.type) || !isNode(source) || node['typeOnly'])
    return []
  const specifiers = (node['specifiers'] ?? []) as Node[]
  const names = namesOf(specifiers)
  const isTypesOnly = specifiers.length > 0 && specifiers.every((specifier) => specifier['isTypeOnly'])
  return isTypesOnly ? [] : [{ from: String(source['value']), names, line }]
}

const isTranslate = (callee: Node): boolean =>
  callee.type === 'MemberExpression'
    ? isTranslate(callee['property'] as Node)
    : callee.type === 'Identifier' && callee['value'] === 't'

/** The keys that an expression can stand for; what is put together at run time is known as far as it begins. */
function keysOf(node: Node | undefined): Omit<TextUse, 'line'>[] {
  if (node?.type === 'StringLiteral') return [{ key: String(node['value']), isWhole: true }]
  if (node?.type === 'ConditionalExpression')
    return [...keysOf(node['consequent'] as Node), ...keysOf(node['alternate'] as Node)]
  if (node?.type !== 'TemplateLiteral') return []
  const [first] = node['quasis'] as Node[]
  return [{ key: String(first?.['cooked']), isWhole: (node['expressions'] as Node[]).length === 0 }]
}

function literalsOf(node: Node, line: number): DeclaredText[] {
  if (node.type === 'StringLiteral') return [{ value: String(node['value']), part: 'whole', line }]
  if (node.type !== 'TemplateLiteral') return []
  const quasis = (node['quasis'] as Node[]).map((quasi) => String(quasi['cooked']))
  if (quasis.length === 1) return [{ value: quasis[0] ?? '', part: 'whole', line }]
  const ends = [
    { value: quasis[0] ?? '', part: 'start', line },
    { value: quasis.at(-1) ?? '', part: 'end', line },
  ] as const
  return ends.filter(({ value }) => value !== '')
}

/** A file whose syntax is wrong. */
export class SyntaxFault extends Error {
  /** Where, counted from 1. */
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

function parse(source: string, isJsx: boolean) {
  const bytes = Buffer.from(source)
  const lineOf = ({ span }: Node) =>
    bytes
      .subarray(0, span.start - 1)
      .toString()
      .split('\n').length
  try {
    return { ...parseSync(source, { syntax: 'typescript', tsx: isJsx, target: 'es2024' }), lineOf }
  } catch (error) {
    // The compiler's own message is a drawing: what is wrong, then “,-[12:1]”.
    const message = stripVTControlCharacters((error as Error).message)
    const [, reason = message] = /^\s*(?:x|×)?\s*(.+)/m.exec(message) ?? []
    const [, line = '1'] = /-\[(?:.*:)?(\d+):\d+\]/.exec(message) ?? []
    throw new SyntaxFault(reason.trim(), Number(line))
  }
}

/** Reads what a file imports and calls, which texts it asks for with `t(…)`, and which texts it has. Throws {@link SyntaxFault}. */
export function readSyntax(source: string, isJsx: boolean): Syntax {
  const { body, lineOf } = parse(source, isJsx)
  const nodes = [...nodesIn(body)]
  const found: Syntax = { imports: [], texts: [], literals: [], calls: callsIn(nodes, lineOf), tags: [] }
  for (const node of nodes) {
    const line = node.span ? lineOf(node) : 1
    found.imports.push(...importOf(node, line))
    found.literals.push(...literalsOf(node, line))
    found.tags.push(...tagOf(node, line))
    if (node.type !== 'CallExpression' || !isTranslate(node['callee'] as Node)) continue
    for (const use of keysOf(callArguments(node)[0])) found.texts.push({ ...use, line })
  }
  return found
}

const propertiesOf = (value: unknown): { key: string; value: Node }[] =>
  isNode(value) && value.type === 'ObjectExpression'
    ? (value['properties'] as Node[]).flatMap((property) =>
        property.type === 'KeyValueProperty'
          ? [{ key: String((property['key'] as Node)['value']), value: property['value'] as Node }]
          : [],
      )
    : []

/** Reads the contributions of a declaration, as far as they are written out, and all of its texts. */
export function readDeclaration(
  source: string,
  kinds: readonly string[],
): { entries: DeclaredEntry[]; texts: DeclaredText[] } {
  const { body, lineOf } = parse(source, false)
  const nodes = [...nodesIn(body)]
  const entries = nodes.flatMap(propertiesOf).flatMap(({ key, value }) => {
    if (!kinds.includes(key) || value.type !== 'ArrayExpression') return []
    return (value['elements'] as ({ expression: Node } | null)[]).flatMap((element) => {
      if (element?.expression.type !== 'ObjectExpression') return []
      const plain = propertiesOf(element.expression)
        .filter((property) => property.value.type === 'StringLiteral')
        .map((property) => [property.key, String(property.value['value'])] satisfies [string, string])
      return [{ kind: key, values: Object.fromEntries(plain), line: lineOf(element.expression) }]
    })
  })
  return { entries, texts: nodes.flatMap((node) => literalsOf(node, node.span ? lineOf(node) : 1)) }
}
