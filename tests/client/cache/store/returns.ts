import { useCreateReturn } from '@stoa/api/store/returns'
import { written } from '../../cache-row.ts'

const payload = { order_id: 'order_1', items: [{ item_id: 'item_1', quantity: 1 }] }

/** An order contains received returns, not requested ones. */
export const writes = [written(useCreateReturn, payload, [])]
