import { nounOf } from '../../host/noun-of.ts'
import { callArguments, isNode, type Node } from './nodes.ts'

/** A call that an extension declares in its `uses`. */
export interface CallUse {
  kind: 'read' | 'write' | 'connect' | 'storage'
  /** The noun of the Admin API, or the origin; empty for `storage`. */
  name: string
  line: number
}

const METHODS: Readonly<Record<string, 'read' | 'write'>> = { get: 'read', post: 'write', delete: 'write' }
const SETTINGS = new Set(['useSettings', 'readSettings'])

/** A text in the sources; of one that is put together at run time, how it begins. */
interface Beginning {
  text: string
  isWhole: boolean
}

const nameOf = (node: Node): string => (node.type === 'Identifier' ? String(node['value']) : '')

/** What variables of the file are made of. */
const initialValues = (nodes: readonly Node[]): ReadonlyMap<string, Node> =>
  new Map(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' && isNode(node['init'])
        ? [[nameOf(node['id'] as Node), node['init']] as const]
        : [],
    ),
  )

class Reader {
  readonly #values: ReadonlyMap<string, Node>

  constructor(nodes: readonly Node[]) {
    this.#values = initialValues(nodes)
  }

  beginningOf(node: Node | undefined, depth = 0): Beginning | undefined {
    if (node?.type === 'StringLiteral') return { text: String(node['value']), isWhole: true }
    if (node?.type === 'TemplateLiteral') {
      const [first] = node['quasis'] as Node[]
      return { text: String(first?.['cooked']), isWhole: (node['expressions'] as Node[]).length === 0 }
    }
    if (node?.type === 'BinaryExpression') {
      const left = this.beginningOf(node['left'] as Node, depth)
      return left && { ...left, isWhole: false }
    }
    if (!node || depth > 0) return undefined
    const isCall = node.type === 'CallExpression'
    const value = this.#values.get(nameOf(isCall ? (node['callee'] as Node) : node))
    if (!isCall) return this.beginningOf(value, 1)
    return value?.type === 'ArrowFunctionExpression' ? this.beginningOf(value['body'] as Node, 1) : undefined
  }

  /** `client`, `context.client`, `useClient()`, or a variable that holds the last. */
  isClient(node: Node, depth = 0): boolean {
    if (node.type === 'MemberExpression') return this.isClient(node['property'] as Node, 1)
    if (node.type === 'CallExpression') return nameOf(node['callee'] as Node) === 'useClient'
    if (nameOf(node) === 'client') return true
    const value = depth === 0 ? this.#values.get(nameOf(node)) : undefined
    return value?.type === 'CallExpression' && this.isClient(value, 1)
  }
}

/** The noun of a path, if the path shows it to its end. */
function nounIn(beginning: Beginning | undefined): string[] {
  if (!beginning) return []
  const { text, isWhole } = beginning
  const noun = nounOf(text)
  if (!/^[\w-]+$/.test(noun)) return []
  return isWhole || new RegExp(`${noun}[/?#]`).test(text) ? [noun] : []
}

function originIn(beginning: Beginning | undefined): string[] {
  if (!beginning) return []
  const [, origin, end] = /^(https:\/\/[\w.:-]+)(.*)/s.exec(beginning.text) ?? []
  const parsed = origin !== undefined && (beginning.isWhole || end) ? URL.parse(origin) : undefined
  return parsed ? [parsed.origin] : []
}

function namesIn(call: Node, reader: Reader): Omit<CallUse, 'line'>[] {
  const callee = call['callee'] as Node
  const beginning = reader.beginningOf(callArguments(call)[0])
  const as = (kind: CallUse['kind']) => (name: string) => ({ kind, name })
  if (callee.type !== 'MemberExpression') {
    const name = nameOf(callee)
    if (name === 'fetch') return originIn(beginning).map(as('connect'))
    if (name === 'useApiQuery') return nounIn(beginning).map(as('read'))
    return SETTINGS.has(name) ? [as('storage')('')] : []
  }
  const method = nameOf(callee['property'] as Node)
  if (!reader.isClient(callee['object'] as Node)) return []
  if (method === 'upload') return [as('write')('uploads')]
  const kind = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
  return kind ? nounIn(beginning).map(as(kind)) : []
}

/**
 * The calls in the nodes of a file that an extension declares. A path counts as far as it is written in the same file: a
 * text, a template or sum that begins with one, a constant that holds it, or an arrow function that returns it.
 */
export function callsIn(nodes: readonly Node[], lineOf: (node: Node) => number): CallUse[] {
  const reader = new Reader(nodes)
  return nodes
    .filter(({ type }) => type === 'CallExpression')
    .flatMap((call) => namesIn(call, reader).map((use) => ({ ...use, line: lineOf(call) })))
}
