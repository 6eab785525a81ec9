/** A node of a syntax tree of swc. */
export type Node = Readonly<Record<string, unknown>> & { type: string; span: { start: number } }

/** Whether a value of a syntax tree is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every node in a value of a syntax tree, outer ones first. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const child of value) yield* nodesIn(child)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value
    for (const child of Object.values(value)) yield* nodesIn(child)
  }
}

/** The arguments of a call. */
export const callArguments = (call: Node): Node[] =>
  (call['arguments'] as { expression: Node }[]).map(({ expression }) => expression)
