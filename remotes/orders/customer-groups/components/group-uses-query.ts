import { discountCalls, discountKeys } from '@stoa/api/admin/discounts'
import { priceListQueries } from '@stoa/api/admin/price-lists'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import { queryOptions } from '@tanstack/react-query'

import type { ConditionedDiscount } from '../model/discount-uses.ts'

/** So many are read with one call: the API cannot be asked for the discounts of a group. */
const AT_ONCE = 500

const CONDITIONS = {
  fields: 'id,code,parent_discount_id',
  expand: 'rule,rule.conditions,rule.conditions.customer_groups',
  limit: AT_ONCE,
}

/** All discounts with the groups that their conditions name. */
export const conditionedDiscounts = (http: HttpClient) =>
  queryOptions({
    queryKey: discountKeys.list(CONDITIONS),
    // The cache retries; the client's retries would multiply.
    queryFn: ({ signal }) => readConditioned(http, { signal, maxRetries: 0 }),
  })

async function readConditioned(http: HttpClient, options: CallOptions): Promise<ConditionedDiscount[]> {
  const found: ConditionedDiscount[] = []
  for (let offset = 0; ; offset += AT_ONCE) {
    const query = { ...CONDITIONS, offset }
    const { discounts, count } = await discountCalls.list<ConditionedDiscount>(http, query, options)
    found.push(...discounts)
    if (discounts.length === 0 || offset + AT_ONCE >= count) return found
  }
}

/** The price lists for some groups, at most 20 of them. */
export const priceListsOf = (http: HttpClient, groupIds: readonly string[]) =>
  priceListQueries(http).list({ customer_groups: [...groupIds], limit: 100, order: 'name' })
