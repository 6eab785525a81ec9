import { swapQueries, useCreateSwap } from '@stoa/api/store/swaps'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof swapQueries> = (http) => ({
  ofCart: [swapQueries(http).ofCart('cart_1'), swapQueries(http).ofCart('cart_2')],
})

const payload = {
  order_id: 'order_1',
  return_items: [{ item_id: 'item_1', quantity: 1 }],
  additional_items: [{ variant_id: 'variant_1', quantity: 1 }],
}

/** A swap is read by its cart, which is new. */
export const writes = [written(useCreateSwap, payload, [])]
