import type { Examples } from '../gallery/examples.ts'
import { TotalList } from './total-list.tsx'

export const examples: Examples = {
  'Of an order': function Order() {
    return (
      <TotalList
        rows={[
          { id: 'subtotal', label: 'Subtotal', value: '€110.00' },
          { id: 'discount', label: 'Discount', note: 'SPRING10', value: '−€11.00' },
          { id: 'shipping', label: 'Shipping', value: '€4.90' },
          { id: 'total', label: 'Total', value: '€103.90', isResult: true },
        ]}
      />
    )
  },
}
