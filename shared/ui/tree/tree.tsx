import { useState, type ReactNode } from 'react'
import { Tree as AriaTree } from 'react-aria-components/Tree'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import type { MenuEntry } from '../menu/menu.tsx'
import { TreeBranch } from './tree-branch.tsx'
import { ancestorsOf, childrenOf, type TreeMove, type TreePlace } from './tree-moves.ts'
import { openFor } from './tree-search.ts'
import styles from './tree.module.css'
import { useFingerDrag } from './use-finger-drag.ts'
import { useTreeDrag } from './use-tree-drag.tsx'
import { useTreeMoves } from './use-tree-moves.ts'

export type { TreeMove, TreePlace } from './tree-moves.ts'

/** One node of a tree, with its position. */
export interface TreeNode extends TreePlace {
  name: string
  /** Another text that a search finds it by, such as a handle; not shown. Default none. */
  alias?: string
  /** Its children are not loaded yet: it can be opened, which calls `onLoad`. */
  isUnread?: boolean
}

/** The nodes of a `Tree` and its callbacks. */
export interface TreeProps {
  /** Names the tree for assistive technology. */
  label: string
  /** In any order. A node whose parent is missing is not shown. */
  nodes: readonly TreeNode[]
  /** The link target of a node. Default none. */
  nodeHref?: (node: TreeNode) => string
  /** The node that the page shows: marked, and everything above it is opened. Default none. */
  currentId?: string | undefined
  /** Content after the name, such as a badge. */
  note?: (node: TreeNode) => ReactNode
  /** Actions of a node beside its moves. */
  actions?: (node: TreeNode) => readonly MenuEntry[]
  /** Matches are marked and everything above them is opened. Default nothing. */
  search?: string
  /** Ids of the nodes that are open at first. */
  initiallyOpen?: readonly string[]
  /** Called when an unread node is opened; the node shows a loading state until `nodes` contains its children. */
  onLoad?: (id: string) => void
  /**
   * Saves a move, which is shown at once and taken back when the promise rejects. Let the nodes be the new ones by the
   * time it resolves or soon after. Without it nothing can be moved.
   */
  onMove?: (move: TreeMove) => Promise<unknown>
  /** Disables all moves and drag handles, such as while only some of the nodes are given. Default false. */
  isFixed?: boolean
  /** Shown instead of the nodes when there are none. */
  empty?: ReactNode
}

/** Of more nodes than these only the rows in sight are drawn, in a frame of their own that scrolls. */
const FEW = 100

/** How high a row is before it was measured, in CSS pixels. */
const USUAL_ROW = 41

/**
 * Nodes below nodes. Arrows move and open, letters jump. A node is moved by its handle, with a mouse, a finger or keys
 * (Enter, arrows, Enter), or step by step by its menu; never into itself.
 */
export function Tree(props: TreeProps) {
  const {
    label,
    nodeHref,
    currentId,
    note,
    actions,
    isFixed = false,
    search = '',
    initiallyOpen = [],
    onLoad,
    empty,
  } = props
  const moves = useTreeMoves(props)
  const { nodes, isMoving, said } = moves
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([...initiallyOpen, ...openFor(nodes, search)]),
  )
  const openAlso = (ids: Iterable<string>) => setOpen((shown) => new Set([...shown, ...ids]))
  const make = (move: TreeMove) => {
    if (move.parent !== null) openAlso([move.parent])
    return moves.make(move)
  }
  const drag = useTreeDrag({ ...moves, make }, isFixed || isMoving)
  const finger = useFingerDrag({ ...moves, make }, isFixed || isMoving)
  const [searched, setSearched] = useState(search)
  if (searched !== search) {
    setSearched(search)
    openAlso(openFor(nodes, search))
  }
  const [revealed, setRevealed] = useState<string>()
  if (revealed !== currentId && (currentId === undefined || nodes.some(({ id }) => id === currentId))) {
    setRevealed(currentId)
    if (currentId !== undefined) openAlso(ancestorsOf(nodes, currentId))
  }
  const show = (keys: ReadonlySet<string>) => {
    setOpen(keys)
    for (const { id, isUnread } of nodes) if (isUnread && keys.has(id) && !open.has(id)) onLoad?.(id)
  }
  const isLong = nodes.length > FEW
  const rows = (
    <AriaTree
      className={styles.tree}
      data-long={isLong || undefined}
      aria-label={label}
      selectionMode="none"
      expandedKeys={open}
      onExpandedChange={(keys) => show(new Set([...keys].map(String)))}
      {...(props.onMove && { dragAndDropHooks: drag })}
      renderEmptyState={() => empty}
    >
      {childrenOf(nodes, null).map((node) => (
        <TreeBranch
          key={node.id}
          node={node}
          nodes={nodes}
          search={search}
          open={open}
          isMoving={isMoving}
          isFixed={isFixed}
          currentId={currentId}
          dropTarget={finger.target}
          {...(props.onMove && { onMove: (move: TreeMove) => void make(move) })}
          {...(nodeHref && { nodeHref })}
          {...(note && { note })}
          {...(actions && { actions })}
        />
      ))}
    </AriaTree>
  )
  return (
    <div className={styles.frame} aria-busy={isMoving} onPointerDownCapture={finger.begin}>
      {isLong ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: USUAL_ROW }}>
          {rows}
        </Virtualizer>
      ) : (
        rows
      )}
      <output className={styles.said}>{said}</output>
    </div>
  )
}
