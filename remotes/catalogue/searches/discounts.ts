import type { DiscountPage } from '@stoa/api/admin/discounts'
import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

type Row = Pick<DiscountPage['discounts'][number], 'id' | 'code' | 'is_disabled'>

/** Finds discounts by code. */
export default async function searchDiscounts(
  query: string,
  { client, signal, limit, t }: SearchContext,
): Promise<SearchResult[]> {
  const { discounts } = await client.get<{ discounts: Row[] }>('/discounts', {
    query: { q: query, limit, fields: 'id,code,is_disabled', expand: '' },
    signal,
  })
  return discounts.map(({ id, code, is_disabled }) => ({
    id,
    title: code,
    ...(is_disabled && { detail: t('admin.switchedOff') }),
    path: `/discounts/${id}`,
  }))
}
