import type { CategoryPage } from '@stoa/api/admin/product-categories'
import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

type Row = Pick<CategoryPage['product_categories'][number], 'id' | 'name' | 'handle'>

/** Finds categories by name and handle. */
export default async function searchCategories(
  query: string,
  { client, signal, limit }: SearchContext,
): Promise<SearchResult[]> {
  const { product_categories } = await client.get<{ product_categories: Row[] }>('/product-categories', {
    query: { q: query, limit, fields: 'id,name,handle', expand: '' },
    signal,
  })
  return product_categories.map(({ id, name, handle }) => ({
    id,
    title: name,
    detail: handle,
    path: `/product-categories?category_id=${id}`,
  }))
}
