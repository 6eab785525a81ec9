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
  /** What it is called; unique for whoever hears the names of the buttons. */
  name: string
  /** Stands beneath the name, such as a code. Default nothing. */
  note?: string | undefined
  /** A field of its own, before the buttons that move it. Default none. */
  field?: ReactNode
}

/** Some things in an order, and what is done when they get another one. */
export interface OrderListProps {
  /** Names the list. */
  label: string
  /** In their order. */
  items: readonly OrderListItem[]
  /** Given all ids in the new order. */
  onReorder: (ids: readonly string[]) => void
}

/** Puts things in an order: dragged by pointer or from the drag control by keyboard, or moved one place by buttons. */
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
      className={styles['list']}
      dragAndDropHooks={dragAndDropHooks}
      // Arrow keys belong to a field that is written in.
      keyboardNavigationBehavior={items.some(({ field }) => field) ? 'tab' : 'arrow'}
    >
      {items.map(({ id, name, note, field }, index) => (
        <GridListItem key={id} id={id} textValue={name} className={styles['row']}>
          <Button
            slot="drag"
            variant="quiet"
            size="small"
            icon={GripVertical}
            aria-label={t('item.drag', { name })}
          />
          <div className={styles['about']}>
            <bdi className={styles['name']}>{name}</bdi>
            {note === undefined ? null : <bdi className={styles['note']}>{note}</bdi>}
          </div>
          {field ? <div className={styles['field']}>{field}</div> : null}
          <div className={styles['actions']}>
            <MoveButtons
              direction="down"
              index={index}
              count={items.length}
              earlierLabel={t('item.moveUp', { name })}
              laterLabel={t('item.moveDown', { name })}
              onMove={(places) => onReorder(movedBy(ids, id, places))}
            />
          </div>
        </GridListItem>
      ))}
    </GridList>
  )
}
