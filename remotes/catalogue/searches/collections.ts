import type { CollectionPage } from '@stoa/api/admin/collections'
import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

type Row = Pick<CollectionPage['collections'][number], 'id' | 'title' | 'handle'>

/** Finds collections by title and handle. The server sends each with its products: it takes no fields here. */
export default async function searchCollections(
  query: string,
  { client, signal, limit }: SearchContext,
): Promise<SearchResult[]> {
  const { collections } = await client.get<{ collections: Row[] }>('/collections', {
    query: { q: query, limit },
    signal,
  })
  return collections.map(({ id, title, handle }) => ({
    id,
    title,
    ...(handle && { detail: handle }),
    path: `/collections/${id}`,
  }))
}
