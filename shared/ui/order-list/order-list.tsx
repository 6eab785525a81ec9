import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { Button } from '../button/button.tsx'
import { MoveButtons } from '../reorder/move-buttons.tsx'
import { movedBy } from '../reorder/order.ts'
import { useReorder } from '../reorder/use-reorder.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './order-list.module.css'

/** One thing of an `OrderList`. */
export interface OrderListItem {
  id: string
  /** The name; unique, because the labels of the buttons contain it. */
  name: string
  /** A line beneath the name, such as a code. Default none. */
  note?: string | undefined
  /** A field of its own, before the buttons that move it. Default none. */
  field?: ReactNode
}

/** Items in an order, and the callback for a new one. */
export interface OrderListProps {
  /** Names the list. */
  label: string
  /** In their order. */
  items: readonly OrderListItem[]
  /** Called with all ids in the new order. */
  onReorder: (ids: readonly string[]) => void
}

/**
 * A sortable list: items are dragged by pointer or by keyboard from the drag handle, or moved one position by buttons.
 */
export function OrderList({ label, items, onReorder }: OrderListProps) {
  const t = useUiText()
  const ids = items.map(({ id }) => id)
  const dragAndDropHooks = useReorder({
    ids,
    nameOf: (id) => items.find((item) => item.id === id)?.name ?? id,
    onReorder,
  })
  return (
    <GridList
      aria-label={label}
      className={styles.list}
      dragAndDropHooks={dragAndDropHooks}
      // Arrow keys belong to a field that is written in.
      keyboardNavigationBehavior={items.some(({ field }) => field) ? 'tab' : 'arrow'}
    >
      {items.map(({ id, name, note, field }, index) => (
        <GridListItem key={id} id={id} textValue={name} className={styles.row}>
          <Button
            slot="drag"
            variant="quiet"
            size="small"
            icon={GripVertical}
            aria-label={t('item.drag', { name })}
          />
          <div className={styles.about}>
            <bdi className={styles.name}>{name}</bdi>
            {note === undefined ? null : <bdi className={styles.note}>{note}</bdi>}
          </div>
          {field ? <div className={styles.field}>{field}</div> : null}
          <div className={styles.actions}>
            <MoveButtons
              direction="down"
              index={index}
              count={items.length}
              earlierLabel={t('item.moveUp', { name })}
              laterLabel={t('item.moveDown', { name })}
              onMove={(step) => onReorder(movedBy(ids, id, step))}
            />
          </div>
        </GridListItem>
      ))}
    </GridList>
  )
}
