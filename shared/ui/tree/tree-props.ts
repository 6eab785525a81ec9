import type { ReactNode } from 'react'
import type { MenuEntry } from '../menu/menu.tsx'
import type { TreeMove, TreePosition } from './tree-moves.ts'

/** One node of a tree, with its position. */
export interface TreeNode extends TreePosition {
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
