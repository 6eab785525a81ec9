import type { HttpClient } from '@stoa/api/http'
import * as inventoryItemCalls from '../inventory-items/inventory-items-calls.ts'
import * as variantCalls from '../variants/variants-calls.ts'
import type { AdminProduct, ProductChanges } from './products-types.ts'

/** The inventory items of a variant. Read them before it is deleted: afterwards nothing says whose they were. */
export async function itemsOf(http: HttpClient, variantId: string): Promise<string[]> {
  const { variant } = await variantCalls.getInventory(http, variantId)
  return variant.inventory.map(({ id }) => id)
}

/** Deletes inventory items one by one. */
export async function deleteItems(http: HttpClient, ids: readonly string[]) {
  for (const id of ids) await inventoryItemCalls.delete(http, id)
}

/** Changes of several products: the values of tags, the ids of categories or of sales channels. */
export interface Relabelling {
  what: 'tags' | 'categories' | 'sales_channels'
  add: readonly string[]
  remove: readonly string[]
}

/** The changes that give labels to a product and take others away, keeping the rest of its own. */
export function relabelled(product: AdminProduct, { what, add, remove }: Relabelling): ProductChanges {
  const gone = new Set(remove)
  const merged = (own: readonly string[]) =>
    [...new Set([...own, ...add])].filter((label) => !gone.has(label))
  if (what === 'tags') {
    const ids = new Map(product.tags.map(({ id, value }) => [value, id]))
    return { tags: merged([...ids.keys()]).map((value) => ({ ...idOf(ids.get(value)), value })) }
  }
  const own = (product[what] ?? []).map(({ id }) => id)
  return { [what]: merged(own).map((id) => ({ id })) }
}

const idOf = (id: string | undefined) => (id === undefined ? {} : { id })
