import { EXPANDABLE } from '../host/expandable.ts'
import { nounOf } from '../host/noun-of.ts'
import { contributionsOf } from './kinds.ts'
import type { ListName } from './lists.ts'
import type { Manifest } from './extension-manifest.ts'
import type { Uses } from './uses.ts'

/** The nouns behind the lists. */
const NOUNS: Readonly<Record<ListName, string>> = {
  order: 'orders',
  draft_order: 'draft-orders',
  customer: 'customers',
  customer_group: 'customer-groups',
  product: 'products',
  product_category: 'product-categories',
  product_collection: 'collections',
  price_list: 'price-lists',
  discount: 'discounts',
  gift_card: 'gift-cards',
  inventory_item: 'inventory-items',
}

/** What pages and lists of the admin read for a contribution: its noun, and the relations and fields of its records. */
function readFor(contribution: object): { noun: string; parts?: readonly string[] }[] {
  const { zone, expand, list, fields, first } = contribution as {
    zone?: string | readonly string[]
    expand?: readonly string[]
    list?: ListName
    fields?: readonly string[]
    first?: { path: string }
  }
  const zones = [zone ?? []].flat()
  const expanded = Object.entries(EXPANDABLE).filter(([stem]) =>
    zones.some((one) => one.startsWith(`${stem}.details.`)),
  )
  return [
    ...expanded.map(([, noun]) => ({ noun, parts: expand ?? [] })),
    ...(list && Object.hasOwn(NOUNS, list) ? [{ noun: NOUNS[list], parts: fields ?? [] }] : []),
    ...(first ? [{ noun: nounOf(first.path) }] : []),
  ]
}

/**
 * What an extension uses: its `uses`, and in `read` also what pages and lists read for its contributions (`expand`, `fields`
 * and `first`), where it does not read the noun anyway: `orders.payments`. Undefined when it declares nothing at all.
 */
export function usesOf(manifest: Manifest): Uses | undefined {
  const { uses } = manifest
  if (!uses) return undefined
  const own = new Set<string>(uses.read)
  const more = contributionsOf(manifest)
    .flatMap(({ contribution }) => readFor(contribution))
    .filter(({ noun }) => !own.has(noun))
    .flatMap(({ noun, parts }) => parts?.map((part) => `${noun}.${part}`) ?? [noun])
  return more.length > 0 ? { ...uses, read: [...new Set([...own, ...more])] } : uses
}
