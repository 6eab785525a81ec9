import { listQueryOf, type ListFilter, type ListRules } from '../list/list-filter.ts'

import { PRODUCT_STATUSES } from './product-status.ts'

/** What the address of the product list can say. */
export const PRODUCT_RULES: ListRules = {
  filters: {
    status: { type: 'choices', values: PRODUCT_STATUSES },
    collection_id: { type: 'choices' },
    type_id: { type: 'choices' },
    tags: { type: 'choices' },
    category_id: { type: 'choices' },
    sales_channel_id: { type: 'choices' },
    price_list_id: { type: 'choices' },
    created_at: { type: 'dates' },
    updated_at: { type: 'dates' },
  },
  sorts: { title: 'title', status: 'status', created: 'created_at', updated: 'updated_at' },
}

/** The parameters of a call for the products that a filter lets through, in a category also those of its children. */
export function productQueryOf(filter: ListFilter) {
  const isInCategory = (filter.set['category_id'] ?? []).length > 0
  return {
    ...listQueryOf(filter, PRODUCT_RULES),
    ...(isInCategory && { include_category_children: true }),
    is_giftcard: false,
  }
}
