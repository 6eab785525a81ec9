import type { AnsweredOrder } from '@stoa/api/admin/orders'
import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

import { searchOf } from '../orders/model/search-of.ts'

type Row = Pick<AnsweredOrder, 'id' | 'display_id' | 'email'>

/** Finds orders by number, e-mail and whatever else the server looks at. */
export default async function searchOrders(
  query: string,
  { client, signal, limit }: SearchContext,
): Promise<SearchResult[]> {
  const { orders } = await client.get<{ orders: Row[] }>('/orders', {
    query: { q: searchOf(query), limit, fields: 'id,display_id,email', expand: '' },
    signal,
  })
  return orders.map(({ id, display_id, email }) => ({
    id,
    title: `#${display_id}`,
    detail: email,
    path: `/orders/${id}`,
  }))
}
