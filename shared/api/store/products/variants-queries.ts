import type { StoreGetVariantsParams, StoreGetVariantsVariantParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as variantCalls from './variants-calls.ts'
import { variantKeys } from '../keys.ts'

/** Cached queries of variants without their products. */
export const variantQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: StoreGetVariantsParams = {}) =>
    queryOptions({
      queryKey: variantKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => variantCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  /** One variant, with the prices of the region or cart that the query names. */
  detail: (id: string, query: StoreGetVariantsVariantParams = {}) =>
    queryOptions({
      queryKey: variantKeys.detail(id, query),
      queryFn: (context) => cachedRead(context, (options) => variantCalls.retrieve(http, id, query, options)),
    }),
})
