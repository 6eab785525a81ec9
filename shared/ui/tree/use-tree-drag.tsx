import { useState } from 'react'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './tree.module.css'
import { dropMove, type TreeMove } from './tree-moves.ts'
import type { TreeNode } from './tree-props.ts'

/** The moves of a tree, for dragging. */
export interface DragMoves {
  nodes: readonly TreeNode[]
  make: (move: TreeMove) => Promise<void>
  nameOf: (id: string) => string
  setSaid: (said: string) => void
}

/** Drag and drop inside one tree. Forbidden and unchanged positions accept no drop. */
export function useTreeDrag({ nodes, make, nameOf, setSaid }: DragMoves, isDisabled: boolean) {
  const t = useUiText()
  const [dragged, setDragged] = useState<string | null>(null)
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    // A running drag must be able to end: the browser fires its end only after the drop, while the move is being saved.
    isDisabled: isDisabled && dragged === null,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    getAllowedDropOperations: () => ['move'],
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
    onDragStart: ({ keys }) => {
      const [id] = [...keys].map(String)
      setDragged(id ?? null)
      if (id !== undefined) setSaid(t('tree.dragging', { name: nameOf(id) }))
    },
    onDragEnd: () => setDragged(null),
    getDropOperation: (target) => {
      if (target.type !== 'item' || dragged === null) return 'cancel'
      return dropMove(nodes, dragged, String(target.key), target.dropPosition) ? 'move' : 'cancel'
    },
    onMove: ({ keys, target }) => {
      const [id] = [...keys].map(String)
      const move = id === undefined ? undefined : dropMove(nodes, id, String(target.key), target.dropPosition)
      if (move) void make(move)
    },
  })
  return dragAndDropHooks
}
