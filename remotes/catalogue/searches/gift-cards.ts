import type { GiftCardPage } from '@stoa/api/admin/gift-cards'
import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

type Row = Pick<GiftCardPage['gift_cards'][number], 'id' | 'code' | 'is_disabled'>

/** Finds issued gift cards by code. */
export default async function searchGiftCards(
  query: string,
  { client, signal, limit, t }: SearchContext,
): Promise<SearchResult[]> {
  const { gift_cards } = await client.get<{ gift_cards: Row[] }>('/gift-cards', {
    query: { q: query, limit },
    signal,
  })
  return gift_cards.map(({ id, code, is_disabled }) => ({
    id,
    title: code,
    ...(is_disabled && { detail: t('admin.switchedOff') }),
    path: `/gift-cards/${id}`,
  }))
}
