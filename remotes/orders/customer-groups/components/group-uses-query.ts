import { discountCalls, discountKeys } from '@stoa/api/admin/discounts'
import { priceListCalls, priceListKeys } from '@stoa/api/admin/price-lists'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import { queryOptions } from '@tanstack/react-query'

import type { ConditionedDiscount } from '../model/discount-uses.ts'

/** So many are read with one call. */
const AT_ONCE = 500

const CONDITIONS = {
  fields: 'id,code,parent_discount_id',
  expand: 'rule,rule.conditions,rule.conditions.customer_groups',
  limit: AT_ONCE,
}

/** All discounts with the groups that their conditions name: the API cannot be asked for those of a group. */
export const conditionedDiscounts = (http: HttpClient) =>
  queryOptions({
    queryKey: discountKeys.list(CONDITIONS),
    // The cache retries; the client's retries would multiply.
    queryFn: ({ signal }) => readConditioned(http, { signal, maxRetries: 0 }),
  })

const readConditioned = (http: HttpClient, options: CallOptions): Promise<ConditionedDiscount[]> =>
  readPages(async (offset) => {
    const query = { ...CONDITIONS, offset }
    const { discounts, count } = await discountCalls.list<ConditionedDiscount>(http, query, options)
    return { rows: discounts, count }
  })

/** All price lists for some groups, at most 20 of them. */
export function priceListsOf(http: HttpClient, groupIds: readonly string[]) {
  const query = { customer_groups: [...groupIds], limit: AT_ONCE, order: 'name' }
  return queryOptions({
    queryKey: priceListKeys.list(query),
    queryFn: ({ signal }) =>
      readPages(async (offset) => {
        const answer = await priceListCalls.list(http, { ...query, offset }, { signal, maxRetries: 0 })
        return { rows: answer.price_lists, count: answer.count }
      }),
  })
}

async function readPages<Row>(
  read: (offset: number) => Promise<{ rows: Row[]; count: number }>,
): Promise<Row[]> {
  const found: Row[] = []
  for (let offset = 0; ; offset += AT_ONCE) {
    const { rows, count } = await read(offset)
    found.push(...rows)
    if (rows.length === 0 || offset + AT_ONCE >= count) return found
  }
}
