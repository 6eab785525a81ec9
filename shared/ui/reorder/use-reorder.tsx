import { DropIndicator, useDragAndDrop, type DragAndDropHooks } from 'react-aria-components/useDragAndDrop'
import { droppedAt } from './order.ts'
import styles from './use-reorder.module.css'

interface ReorderOptions {
  /** All ids in their order. */
  ids: readonly string[]
  /** The data type of a dragged item, for other drop targets. */
  nameOf: (id: string) => string
  /** Called with all ids in the new order. Undefined: the order is fixed. */
  onReorder: ((ids: readonly string[]) => void) | undefined
}

/** Makes the rows of a list draggable, by pointer and by keyboard from their drag handle. */
export function useReorder({ ids, nameOf, onReorder }: ReorderOptions): DragAndDropHooks | undefined {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      const side = target.dropPosition === 'before' ? 'before' : 'after'
      onReorder?.(droppedAt(ids, new Set([...keys].map(String)), { id: String(target.key), side }))
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
  })
  return onReorder ? dragAndDropHooks : undefined
}
