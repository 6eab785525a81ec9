import { useState } from 'react'
import { Tree as AriaTree } from 'react-aria-components/Tree'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { TreeBranch } from './tree-branch.tsx'
import { ancestorsOf, childrenOf, type TreeMove } from './tree-moves.ts'
import { openFor } from './tree-search.ts'
import styles from './tree.module.css'
import { useFingerDrag } from './use-finger-drag.ts'
import { useTreeDrag } from './use-tree-drag.tsx'
import { useTreeMoves } from './use-tree-moves.ts'
import type { TreeProps } from './tree-props.ts'

export type { TreeNode, TreeProps } from './tree-props.ts'

export type { TreeMove, TreePosition } from './tree-moves.ts'

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
