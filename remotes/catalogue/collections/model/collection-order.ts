/** Where a collection keeps the order of its products: a list of their ids in its metadata. */
export const ORDER_KEY = 'stoa_product_order'

type Metadata = Readonly<Record<string, unknown>> | null | undefined

/** The ids in their order; empty where nobody has put them in one. */
export function productOrderOf(metadata: Metadata): readonly string[] {
  const kept = metadata?.[ORDER_KEY]
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

/** The products in the collection's order; those that it does not name come last, as the store gave them. */
export function inProductOrder<Product extends { id: string }>(
  products: readonly Product[],
  metadata: Metadata,
): Product[] {
  const positions = new Map(productOrderOf(metadata).map((id, index) => [id, index]))
  const positionOf = ({ id }: Product) => positions.get(id) ?? positions.size
  return products.toSorted((one, other) => positionOf(one) - positionOf(other))
}

/** The metadata without the order, which has a place of its own to be changed in. */
export function withoutOrder(metadata: Metadata): Record<string, unknown> {
  const { [ORDER_KEY]: _order, ...others } = metadata ?? {}
  return others
}
