/** The path of a product's page. */
export const productPath = (handle: string): string => `/products/${encodeURIComponent(handle)}`

/** The path of a list of products, narrowed by handle, text or page. */
export function listPath(
  narrow: { q?: string; category?: string; collection?: string; page?: number } = {},
): string {
  const { page, ...texts } = narrow
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text))
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `/products?${query}` : '/products'
}

/** The address of a product's page in the shop at `shop`. */
export const productAddress = (shop: string, handle: string): string =>
  shop.replace(/\/+$/, '') + productPath(handle)
