/** The path of a product's page; with a variant, the page opens with that variant chosen. */
export function productPath(handle: string, variantId?: string): string {
  const path = `/products/${encodeURIComponent(handle)}`
  return variantId ? `${path}?variant=${encodeURIComponent(variantId)}` : path
}

/** The path of all products, or of those that a text finds. */
export const listPath = ({ q }: { q?: string } = {}): string =>
  q ? `/products?${new URLSearchParams({ q })}` : '/products'

/** The path of a collection's page. */
export const collectionPath = (handle: string): string => `/collections/${encodeURIComponent(handle)}`

/** The path of a category's page, from the handles of its parents and its own. */
export const categoryPath = (path: readonly { handle: string }[]): string =>
  `/categories/${path.map(({ handle }) => encodeURIComponent(handle)).join('/')}`

/** The address of a product's page in the shop at `shop`. */
export const productAddress = (shop: string, handle: string): string =>
  shop.replace(/\/+$/, '') + productPath(handle)
