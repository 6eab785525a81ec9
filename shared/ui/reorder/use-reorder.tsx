import { DropIndicator, useDragAndDrop, type DragAndDropHooks } from 'react-aria-components/useDragAndDrop'
import { droppedAt } from './order.ts'
import styles from './use-reorder.module.css'

interface ReorderOptions {
  /** All ids in their order. */
  ids: readonly string[]
  /** What a dragged thing is called, for other pages that it may be dropped on. */
  nameOf: (id: string) => string
  /** Given all ids in the new order. Undefined: the order is fixed. */
  onReorder: ((ids: readonly string[]) => void) | undefined
}

/** Lets the rows of a list be dragged to another place, by pointer and by the keyboard from their drag control. */
export function useReorder({ ids, nameOf, onReorder }: ReorderOptions): DragAndDropHooks | undefined {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      const side = target.dropPosition === 'before' ? 'before' : 'after'
      onReorder?.(droppedAt(ids, new Set([...keys].map(String)), { id: String(target.key), side }))
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles['indicator']} />,
  })
  return onReorder ? dragAndDropHooks : undefined
}
