/** Where staff keep the order of a collection's products: a list of ids in its metadata. */
const ORDER_KEY = 'stoa_product_order'

/** A collection with an order of its own is read whole, because the store cannot sort by it; a larger one is not. */
const ORDERED_AT_MOST = 200

/** The ids in the order of the collection; empty where the store's own order stands. */
export function orderIn(metadata: Readonly<Record<string, unknown>> | null | undefined): readonly string[] {
  const kept = metadata?.[ORDER_KEY]
  if (!Array.isArray(kept) || kept.length > ORDERED_AT_MOST) return []
  return kept.filter((id) => typeof id === 'string')
}

/** What to ask the store for, to show one page of `size` products. */
export const rangeOf = (order: readonly string[], page: number, size: number) =>
  order.length > 0 ? { limit: 2 * ORDERED_AT_MOST, offset: 0 } : { limit: size, offset: (page - 1) * size }

/** The products of one page: cut from all of them where they have an order, else those that came. */
export function pageIn<Product extends { id: string }>(
  products: readonly Product[],
  order: readonly string[],
  page: number,
  size: number,
): readonly Product[] {
  if (order.length === 0) return products
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ id }: Product) => places.get(id) ?? places.size
  const sorted = products.toSorted((one, other) => placeOf(one) - placeOf(other))
  return sorted.slice((page - 1) * size, page * size)
}
