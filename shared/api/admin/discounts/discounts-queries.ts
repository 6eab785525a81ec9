import type { AdminGetDiscountsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as discountCalls from './discounts-calls.ts'
import { discountKeys } from './discounts-keys.ts'
import type { DiscountQuery } from './discounts-types.ts'

/** What the cache can read about discounts. */
export const discountQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetDiscountsParams = {}) =>
    queryOptions({
      queryKey: discountKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => discountCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string, query: DiscountQuery = {}) =>
    queryOptions({
      queryKey: discountKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => discountCalls.retrieve(http, id, query, options)),
    }),

  /** The discount that a code belongs to. */
  byCode: (code: string, query: DiscountQuery = {}) =>
    queryOptions({
      queryKey: discountKeys.byCode(code, query),
      queryFn: (context) =>
        cachedRead(context, (options) => discountCalls.retrieveByCode(http, code, query, options)),
    }),

  /** One condition; what it names comes by `expand`. */
  condition: (discountId: string, conditionId: string, query: DiscountQuery = {}) =>
    queryOptions({
      queryKey: discountKeys.condition(discountId, conditionId, query),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          discountCalls.getCondition(http, discountId, conditionId, query, options),
        ),
    }),
})
