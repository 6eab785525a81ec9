import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

interface Row {
  id: string
  name: string
  description: string
}

/** Finds price lists by name and description. */
export default async function searchPriceLists(
  query: string,
  { client, signal, limit }: SearchContext,
): Promise<SearchResult[]> {
  const { price_lists } = await client.get<{ price_lists: Row[] }>('/price-lists', {
    query: { q: query, limit, expand: '' },
    signal,
  })
  return price_lists.map(({ id, name, description }) => ({
    id,
    title: name,
    ...(description && { detail: description }),
    path: `/pricing/${id}`,
  }))
}
