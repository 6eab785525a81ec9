/** The position of a node in a tree, as stored by the backend. */
export interface TreePosition {
  /** Unique in the tree. */
  id: string
  /** The id of its parent; null at the top. */
  parent: string | null
  /** Orders the children of one parent; equal ranks keep the given order. */
  rank: number
}

/** The target of a node: its new parent, and its index among the children, counted from 0 without the node itself. */
export interface TreeMove {
  id: string
  parent: string | null
  rank: number
}

/** A move by one step: among its siblings, into the one before it, or out beside its parent. */
export type TreeStep = 'up' | 'down' | 'in' | 'out'

/** Where something is dropped on a node. */
export type DropSide = 'before' | 'after' | 'on'

/** Cached lookups of an array of nodes. */
interface TreeIndex {
  nodes: ReadonlyMap<string, TreePosition>
  /** The children of each parent in order. */
  children: ReadonlyMap<string | null, readonly TreePosition[]>
}

const indexes = new WeakMap<readonly TreePosition[], TreeIndex>()

function indexOf(nodes: readonly TreePosition[]): TreeIndex {
  const cached = indexes.get(nodes)
  if (cached) return cached
  const children = Map.groupBy(nodes, ({ parent }) => parent)
  for (const siblings of children.values()) siblings.sort((a, b) => a.rank - b.rank)
  const index = { nodes: new Map(nodes.map((node) => [node.id, node])), children }
  indexes.set(nodes, index)
  return index
}

/** The children of a parent in order; null for those at the top. */
export const childrenOf = <Node extends TreePosition>(nodes: readonly Node[], parent: string | null) =>
  (indexOf(nodes).children.get(parent) ?? []) as readonly Node[]

/** The node above, the one above that and so on. Ends also where the data go round in a circle. */
export function ancestorsOf(nodes: readonly TreePosition[], id: string): string[] {
  const { nodes: byId } = indexOf(nodes)
  const above: string[] = []
  let next = byId.get(id)?.parent
  while (typeof next === 'string' && !above.includes(next) && byId.has(next)) {
    above.push(next)
    next = byId.get(next)?.parent
  }
  return above
}

/** Whether a node would become its own ancestor below that parent. */
export const isInside = (nodes: readonly TreePosition[], id: string, parent: string | null): boolean =>
  parent !== null && (parent === id || ancestorsOf(nodes, parent).includes(id))

/** The nodes after a move, the ranks of its new siblings counted from 0. The same array if it is no move or a circle. */
export function moveNode<Node extends TreePosition>(nodes: readonly Node[], move: TreeMove): readonly Node[] {
  if (!isPossible(nodes, move)) return nodes
  const order = othersBelow(nodes, move.parent, move.id).toSpliced(move.rank, 0, move.id)
  const ranks = new Map(order.map((id, rank) => [id, rank]))
  return nodes.map((shown) => {
    const rank = ranks.get(shown.id)
    return rank === undefined ? shown : { ...shown, parent: move.parent, rank }
  })
}

/** The move for dropping a node on a side of another one; undefined for a forbidden or unchanged position. */
export function dropMove(
  nodes: readonly TreePosition[],
  id: string,
  target: string,
  side: DropSide,
): TreeMove | undefined {
  const onto = indexOf(nodes).nodes.get(target)
  if (!onto || target === id) return undefined
  const parent = side === 'on' ? target : onto.parent
  const siblings = othersBelow(nodes, parent, id)
  const at = siblings.indexOf(target)
  const rank = side === 'on' ? siblings.length : side === 'before' ? at : at + 1
  const move = { id, parent, rank }
  return isPossible(nodes, move) ? move : undefined
}

/** The move for a step of a node; undefined where there is none. */
export function stepMove(nodes: readonly TreePosition[], id: string, step: TreeStep): TreeMove | undefined {
  const node = indexOf(nodes).nodes.get(id)
  if (!node) return undefined
  const siblings = childrenOf(nodes, node.parent).map((sibling) => sibling.id)
  const at = siblings.indexOf(id)
  if (step === 'up') return at > 0 ? { id, parent: node.parent, rank: at - 1 } : undefined
  if (step === 'down') {
    return at < siblings.length - 1 ? { id, parent: node.parent, rank: at + 1 } : undefined
  }
  if (step === 'out') return node.parent === null ? undefined : dropMove(nodes, id, node.parent, 'after')
  const before = siblings[at - 1]
  return before === undefined ? undefined : dropMove(nodes, id, before, 'on')
}

function isPossible(nodes: readonly TreePosition[], { id, parent, rank }: TreeMove): boolean {
  const node = indexOf(nodes).nodes.get(id)
  if (!node || isInside(nodes, id, parent)) return false
  return node.parent !== parent || childrenOf(nodes, parent).findIndex((child) => child.id === id) !== rank
}

const othersBelow = (nodes: readonly TreePosition[], parent: string | null, id: string) =>
  childrenOf(nodes, parent)
    .map((node) => node.id)
    .filter((sibling) => sibling !== id)
