import type { ListRules } from '@stoa/admin/list'
import { PRODUCT_STATUSES } from '@stoa/admin/choices'

/** All price lists with their groups, for what compares one with the others. */
export const ALL_PRICE_LISTS = { limit: 500, expand: 'customer_groups' }

/** What the address of a price list's page can say about its products. */
export const PRICED_PRODUCT_RULES: ListRules = {
  filters: { status: { type: 'choices', values: PRODUCT_STATUSES }, created_at: { type: 'dates' } },
  sorts: { title: 'title' },
}
