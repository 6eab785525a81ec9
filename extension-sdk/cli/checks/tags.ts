import { moduleName } from '../../build/read-extension.ts'
import { isNode, type Node } from './nodes.ts'

/** An element that a source file writes. */
export interface TagUse {
  name: string
  /** Those of its attributes that are plain texts, as HTML has them. */
  attributes: readonly (readonly [name: string, value: string])[]
  line: number
}

/** The elements of one source file. */
export interface TagsOfFile {
  /** Relative to the extension's folder. */
  path: string
  tags: readonly TagUse[]
}

/** Attributes that are the same in JSX and in HTML; classes are hashed. */
const PLAIN = /^(id|name|type|role|href|src|alt|title|lang|aria-[a-z]+)$/

/** The element that a node of a syntax tree opens. */
export function tagOf(node: Node, line: number): TagUse[] {
  if (node.type !== 'JSXOpeningElement') return []
  const { name, attributes } = node as unknown as { name: Node; attributes: Node[] }
  const plain = attributes.flatMap((attribute) => {
    const key = isNode(attribute['name']) ? String(attribute['name']['value']) : ''
    const value = attribute['value']
    return PLAIN.test(key) && isNode(value) && value.type === 'StringLiteral'
      ? [[key, String(value['value'])] as const]
      : []
  })
  return [{ name: String(name['value']), attributes: plain, line }]
}

/** Where the sources write the element that `html` begins with: in the file of `module`, or else in any. Nothing when several fit. */
export function positionOfTag(
  html: string,
  module: string,
  files: readonly TagsOfFile[],
): string | undefined {
  const [opening = '', name] = /^<([\w-]+)[^>]*>/.exec(html) ?? []
  const found = files.flatMap(({ path, tags }) =>
    tags
      .filter((tag) => tag.name === name)
      .filter(({ attributes }) => attributes.every(([key, value]) => opening.includes(`${key}="${value}"`)))
      .map(({ line }) => ({ path, line })),
  )
  const own = found.filter(({ path }) => `./${moduleName(path)}` === module)
  const [only, ...others] = own.length > 0 ? own : found
  return only && others.length === 0 ? `${only.path}:${only.line}` : undefined
}
