import type { DraftOrderPage } from '@stoa/api/admin/draft-orders'
import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

import { searchOf } from '../orders/model/search-of.ts'

type DraftOrder = DraftOrderPage['draft_orders'][number]
type Row = Pick<DraftOrder, 'id' | 'display_id'> & { cart: Pick<DraftOrder['cart'], 'email'> }

/** Finds draft orders by number and e-mail. */
export default async function searchDraftOrders(
  query: string,
  { client, signal, limit }: SearchContext,
): Promise<SearchResult[]> {
  const { draft_orders } = await client.get<{ draft_orders: Row[] }>('/draft-orders', {
    query: { q: searchOf(query), limit },
    signal,
  })
  return draft_orders.map(({ id, display_id, cart: { email } }) => ({
    id,
    title: `#${display_id}`,
    ...(email && { detail: email }),
    path: `/draft-orders/${id}`,
  }))
}
