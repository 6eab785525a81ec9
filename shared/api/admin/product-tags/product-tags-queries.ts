import type { AdminGetProductTagsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as productTagCalls from './product-tags-calls.ts'
import { productTagKeys } from '../keys.ts'

/** Cached queries of product tags. */
export const productTagQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query?: AdminGetProductTagsParams) =>
    queryOptions({
      queryKey: productTagKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => productTagCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),
})
