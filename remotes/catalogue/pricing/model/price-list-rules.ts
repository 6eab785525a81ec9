import { listQueryOf, type ListFilter, type ListRules } from '@stoa/admin/list'
import { PRODUCT_STATUSES } from '@stoa/admin/pickers'
import type { PriceListListQuery } from '@stoa/api/admin/price-lists'

/** What the address of the list of price lists can say. The store knows no dates in its status: expired is active. */
export const PRICE_LIST_RULES: ListRules = {
  filters: {
    status: { type: 'choices', values: ['active', 'draft'] },
    type: { type: 'choices', values: ['sale', 'override'] },
    created_at: { type: 'dates' },
    updated_at: { type: 'dates' },
  },
  sorts: {
    name: 'name',
    starts: 'starts_at',
    ends: 'ends_at',
    created: 'created_at',
    updated: 'updated_at',
  },
}

/** The query of one page, with the customer groups of each price list. */
export const priceListQueryOf = (filter: ListFilter): PriceListListQuery => ({
  ...listQueryOf(filter, PRICE_LIST_RULES),
  expand: 'customer_groups',
})

/** All price lists with their groups, for what compares one with the others. */
export const ALL_PRICE_LISTS = { limit: 500, expand: 'customer_groups' }

/** What the address of a price list's page can say about its products. */
export const PRICED_PRODUCT_RULES: ListRules = {
  filters: { status: { type: 'choices', values: PRODUCT_STATUSES }, created_at: { type: 'dates' } },
  sorts: { title: 'title' },
}
