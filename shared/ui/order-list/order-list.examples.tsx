import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { inOrder } from '../reorder/order.ts'
import { OrderList, type OrderListItem, type OrderListTexts } from './order-list.tsx'

const texts: OrderListTexts = {
  drag: (name) => `Drag ${name}`,
  moveEarlier: (name) => `Move ${name} up`,
  moveLater: (name) => `Move ${name} down`,
}

function Example({ label, first }: { label: string; first: readonly OrderListItem[] }) {
  const [items, setItems] = useState(first)
  return (
    <OrderList label={label} items={items} onReorder={(ids) => setItems(inOrder(items, ids))} texts={texts} />
  )
}

/** The states that the gallery shows. */
export const examples: Examples = {
  'Names and notes': function Noted() {
    return (
      <Example
        label="Sizes"
        first={[
          { id: 's', name: 'Small', note: 'CUP-S' },
          { id: 'm', name: 'Medium', note: 'CUP-M' },
          { id: 'l', name: 'Large' },
        ]}
      />
    )
  },
  'A long name': function Long() {
    return (
      <Example
        label="Long names"
        first={[
          { id: 'one', name: 'Hand-thrown stoneware in a name that needs more than one line of the list' },
          { id: 'two', name: 'Short' },
        ]}
      />
    )
  },
}
