import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { NumberField } from '../number-field/number-field.tsx'
import { inOrder } from '../reorder/order.ts'
import { OrderList, type OrderListItem } from './order-list.tsx'

function Example({ label, first }: { label: string; first: readonly OrderListItem[] }) {
  const [items, setItems] = useState(first)
  return <OrderList label={label} items={items} onReorder={(ids) => setItems(inOrder(items, ids))} />
}

function Quantity({ first }: { first: number }) {
  const [value, setValue] = useState<number | null>(first)
  return <NumberField label="In stock" min={0} value={value} onChange={setValue} />
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
  'With a field each': function Counted() {
    return (
      <Example
        label="Sizes with stock"
        first={[
          { id: 's', name: 'Small', note: 'CUP-S', field: <Quantity first={12} /> },
          { id: 'm', name: 'Medium', note: 'CUP-M', field: <Quantity first={0} /> },
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
