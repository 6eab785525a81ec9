import type { AdminProduct } from '@stoa/api/admin/products'
import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

type Row = Pick<AdminProduct, 'id' | 'title' | 'status'>

/** Finds products by what they are called, described as or numbered. Gift cards are sold elsewhere. */
export default async function searchProducts(
  query: string,
  { client, signal, limit, t }: SearchContext,
): Promise<SearchResult[]> {
  const { products } = await client.get<{ products: Row[] }>('/products', {
    query: { q: query, limit, is_giftcard: false, fields: 'id,title,status', expand: '' },
    signal,
  })
  return products.map(({ id, title, status }) => ({
    id,
    title,
    detail: t(`admin.product.status.${status}`),
    path: `/products/${id}`,
  }))
}
