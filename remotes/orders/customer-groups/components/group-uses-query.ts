import { discountCalls, discountKeys } from '@stoa/api/admin/discounts'
import { priceListQueries } from '@stoa/api/admin/price-lists'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { queryOptions } from '@tanstack/react-query'

import type { ConditionedDiscount } from '../model/discount-uses.ts'

/** So many discounts are looked through: the API cannot be asked for those of a group. */
export const LOOKED_THROUGH = 500

const CONDITIONS = {
  fields: 'id,code,parent_discount_id',
  expand: 'rule,rule.conditions,rule.conditions.customer_groups',
  limit: LOOKED_THROUGH,
}

/** The newest discounts with the groups that their conditions name. */
export const conditionedDiscounts = (http: HttpClient) =>
  queryOptions({
    queryKey: discountKeys.list(CONDITIONS),
    queryFn: (context) =>
      cachedRead(context, (options) => discountCalls.list<ConditionedDiscount>(http, CONDITIONS, options)),
  })

/** The price lists for some groups, at most 20 of them. */
export const priceListsOf = (http: HttpClient, groupIds: readonly string[]) =>
  priceListQueries(http).list({ customer_groups: [...groupIds], limit: 100, order: 'name' })
