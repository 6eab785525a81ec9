import { useMemo, useState } from 'react'
import { useUiText } from '../ui-provider/ui-text.ts'
import { moveNode, type TreeMove } from './tree-moves.ts'
import type { TreeNode, TreeProps } from './tree-props.ts'

interface ShownMove {
  move: TreeMove
  /** The nodes that it was made in: shown until there are others. */
  nodes: readonly TreeNode[]
  isUnderWay: boolean
}

/** Shows a move at once, and reverts it when it fails. One at a time. */
export function useTreeMoves({ nodes, onMove }: Pick<TreeProps, 'nodes' | 'onMove'>) {
  const t = useUiText()
  const [shown, setShown] = useState<ShownMove | null>(null)
  const [said, setSaid] = useState('')
  const isMoving = shown?.isUnderWay ?? false
  const isShown = shown !== null && (isMoving || shown.nodes === nodes)
  // The same array across renders: its cached lookups are reused.
  const after = useMemo(() => (isShown ? moveNode(nodes, shown.move) : nodes), [nodes, isShown, shown])
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name ?? ''

  const make = async (move: TreeMove) => {
    if (!onMove || isMoving) return
    const name = nameOf(move.id)
    setShown({ move, nodes, isUnderWay: true })
    setSaid('')
    try {
      await onMove(move)
      setShown({ move, nodes, isUnderWay: false })
      setSaid(t('tree.moved', { name }))
    } catch {
      setShown(null)
      setSaid(t('tree.notMoved', { name }))
    }
  }
  return { nodes: after, isMoving, said, setSaid, nameOf, make }
}
