/** Where staff keep the order of a collection's products: a list of ids in its metadata. */
const ORDER_KEY = 'stoa_product_order'

/** A collection with an order of its own is read whole, because the store cannot sort by it; a larger one is not. */
const ORDERED_AT_MOST = 200

/** The ids in the order of the collection; empty when the store's own order applies. */
export function orderIn(metadata: Readonly<Record<string, unknown>> | null | undefined): readonly string[] {
  const order = metadata?.[ORDER_KEY]
  if (!Array.isArray(order) || order.length > ORDERED_AT_MOST) return []
  return order.filter((id) => typeof id === 'string')
}

/** The query for one page of `size` products. */
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
  const positions = new Map(order.map((id, place) => [id, place]))
  const positionOf = ({ id }: Product) => positions.get(id) ?? positions.size
  const sorted = products.toSorted((one, other) => positionOf(one) - positionOf(other))
  return sorted.slice((page - 1) * size, page * size)
}
