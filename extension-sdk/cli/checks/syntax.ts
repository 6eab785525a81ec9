import { parseSync } from '@swc/core'

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

/** What the checks want to know of one source file. */
export interface Syntax {
  imports: ImportUse[]
  texts: TextUse[]
}

type Node = Readonly<Record<string, unknown>> & { type: string; span: { start: number } }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const child of value) yield* nodesIn(child)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value
    for (const child of Object.values(value)) yield* nodesIn(child)
  }
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

const callArguments = (call: Node): Node[] =>
  (call['arguments'] as { expression: Node }[]).map(({ expression }) => expression)

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

/** Reads what a file imports and which texts it asks for with `t(…)`. */
export function readSyntax(source: string, isJsx: boolean): Syntax {
  const bytes = Buffer.from(source)
  const lineOf = ({ span }: Node) =>
    bytes
      .subarray(0, span.start - 1)
      .toString()
      .split('\n').length
  const { body } = parseSync(source, { syntax: 'typescript', tsx: isJsx, target: 'es2024' })
  const found: Syntax = { imports: [], texts: [] }
  for (const node of nodesIn(body)) {
    const line = node.span ? lineOf(node) : 1
    found.imports.push(...importOf(node, line))
    if (node.type !== 'CallExpression' || !isTranslate(node['callee'] as Node)) continue
    for (const use of keysOf(callArguments(node)[0])) found.texts.push({ ...use, line })
  }
  return found
}
