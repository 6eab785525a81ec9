import type { AdminProduct, ProductChanges } from '@stoa/api/admin/products'

import type { Organisation } from './new-product.ts'

type Organised = Pick<AdminProduct, 'type' | 'collection' | 'tags' | 'categories' | 'sales_channels'>

/** Where a product belongs. */
export const organisationOf = (product: Organised): Organisation => ({
  type: product.type?.value ?? null,
  collection_id: product.collection?.id ?? null,
  tags: product.tags.map(({ value }) => value),
  categories: (product.categories ?? []).map(({ id }) => id),
  channels: (product.sales_channels ?? []).map(({ id }) => id),
})

/** What changed, and only that. Tags that are there already keep their ids; nothing of a type is null. */
export function organisationChanges(product: Organised, after: Organisation): ProductChanges {
  const before = organisationOf(product)
  const known = new Map(product.tags.map(({ id, value }) => [value, id]))
  return {
    ...(before.type !== after.type && { type: after.type === null ? null : { value: after.type } }),
    ...(before.collection_id !== after.collection_id && { collection_id: after.collection_id }),
    ...(!same(before.tags, after.tags) && {
      tags: after.tags.map((value) => {
        const id = known.get(value)
        return { ...(id && { id }), value }
      }),
    }),
    ...(!same(before.categories, after.categories) && { categories: named(after.categories) }),
    ...(!same(before.channels, after.channels) && { sales_channels: named(after.channels) }),
  }
}

const named = (ids: readonly string[]) => ids.map((id) => ({ id }))

const same = (before: readonly string[], after: readonly string[]) =>
  before.length === after.length && before.every((one) => after.includes(one))
