/** The type of a JSON value. */
export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

/** One entry of an object or a list. */
export interface JsonNode {
  /** The path from the root, as a JSON pointer: unique in its tree. */
  path: string
  /** Its key, or its index in a list. */
  name: string
  value: unknown
}

/** The type of a value; values that JSON cannot hold count as null, as in a serialized list. */
export function kindOf(value: unknown): JsonKind {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'object' && value !== null) return 'object'
  const type = typeof value
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'null'
}

/** The entries of an object or a list, none of anything else. Keys without a value are left out, as JSON does. */
export function nodesOf(value: unknown, path = ''): readonly JsonNode[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([name, entry]) => ({ path: `${path}/${escaped(name)}`, name, value: entry }))
}

/** The paths of everything that has entries of its own, down to a number of levels. */
export function openablePaths(value: unknown, levels: number, path = ''): readonly string[] {
  if (levels < 1) return []
  return nodesOf(value, path).flatMap((node) =>
    nodesOf(node.value).length > 0 ? [node.path, ...openablePaths(node.value, levels - 1, node.path)] : [],
  )
}

/** A long text without its end; short ones stay as they are. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
