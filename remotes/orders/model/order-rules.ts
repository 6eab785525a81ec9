import type { ListRules } from '@stoa/api/list'

import { ORDER_FILTERS } from './order-filter.ts'
import { FULFILLMENT_TONES, PAYMENT_TONES } from './status.ts'

/** What the address of the order list can say. */
export const ORDER_RULES: ListRules = {
  filters: {
    status: { type: 'choices', known: ORDER_FILTERS },
    fulfillment_status: { type: 'choices', known: Object.keys(FULFILLMENT_TONES) },
    payment_status: { type: 'choices', known: Object.keys(PAYMENT_TONES) },
    region_id: { type: 'choices' },
    created_at: { type: 'dates' },
  },
  sorts: { number: 'display_id', date: 'created_at' },
}
