/** Where staff keep the order of a collection's products: a list of ids in its metadata. */
const ORDER_KEY = 'stoa_product_order'

/** The longest list that the browser sorts and filters, because the store cannot. */
export const WHOLE_LIST_LIMIT = 200

/** The ids in the order of the collection; empty when the store's own order applies. */
export function orderIn(metadata: Readonly<Record<string, unknown>> | null | undefined): readonly string[] {
  const order = metadata?.[ORDER_KEY]
  if (!Array.isArray(order) || order.length > WHOLE_LIST_LIMIT) return []
  return order.filter((id) => typeof id === 'string')
}

/** The products as the order says; those that it does not name come last, as they came. */
export function inOrder<Product extends { id: string }>(
  products: readonly Product[],
  order: readonly string[],
): Product[] {
  const positions = new Map(order.map((id, position) => [id, position]))
  const positionOf = ({ id }: Product) => positions.get(id) ?? positions.size
  return products.toSorted((one, other) => positionOf(one) - positionOf(other))
}
