import type { FilterDefinition } from '../list/list-definition.ts'
import type { ListFilter, ListQuery } from '../list/list-filter.ts'

import { channelChoices } from './channel-choice.ts'
import { PRODUCT_STATUSES } from './product-status.ts'
import type * as Choices from './filter-choices.ts'

const choices = (name: keyof typeof Choices) => async () => (await import('./filter-choices.ts'))[name]

/** What products can be narrowed by. */
export const PRODUCT_FILTERS = {
  status: {
    type: 'choices',
    label: 'admin.product.columns.status',
    values: PRODUCT_STATUSES,
    text: (status: string) => `admin.product.status.${status}`,
  },
  collection_id: {
    type: 'choices',
    label: 'admin.product.columns.collection',
    load: choices('collectionChoices'),
  },
  type_id: { type: 'choices', label: 'admin.product.organisation.type', load: choices('typeChoices') },
  tags: { type: 'choices', label: 'admin.product.organisation.tags', load: choices('tagChoices') },
  category_id: {
    type: 'choices',
    label: 'admin.product.organisation.categories',
    flag: 'product_categories',
    // Categories are listed as in their tree.
    isOrdered: true,
    load: choices('categoryChoices'),
  },
  sales_channel_id: {
    type: 'choices',
    label: 'admin.product.organisation.channels',
    flag: 'sales_channels',
    load: async () => channelChoices,
  },
  price_list_id: {
    type: 'choices',
    label: 'admin.product.filters.priceList',
    load: choices('priceListChoices'),
  },
  created_at: { type: 'dates', label: 'admin.product.columns.created' },
  updated_at: { type: 'dates', label: 'admin.product.columns.updated' },
} satisfies Record<string, FilterDefinition>

/** The parameters of a call for products that are no gift cards; in a category also those of its children. */
export function productQuery(query: ListQuery, { set }: Pick<ListFilter, 'set'>) {
  const isInCategory = (set['category_id'] ?? []).length > 0
  return { ...query, ...(isInCategory && { include_category_children: true }), is_giftcard: false }
}
