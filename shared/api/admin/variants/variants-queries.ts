import type { AdminGetVariantParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as variantCalls from './variants-calls.ts'
import { variantKeys } from '../keys.ts'
import type { VariantListQuery } from './variants-types.ts'

/** Cached queries of variants. */
export const variantQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query?: VariantListQuery) =>
    queryOptions({
      queryKey: variantKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => variantCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string, query: AdminGetVariantParams = {}) =>
    queryOptions({
      queryKey: variantKeys.detail(id, query),
      queryFn: (context) => cachedRead(context, (options) => variantCalls.retrieve(http, id, query, options)),
    }),

  /** The stock of a variant, by location and by sales channel. */
  inventory: (id: string) =>
    queryOptions({
      queryKey: variantKeys.inventory(id),
      queryFn: (context) => cachedRead(context, (options) => variantCalls.getInventory(http, id, options)),
    }),
})
