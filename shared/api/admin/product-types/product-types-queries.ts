import type { AdminGetProductTypesParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as productTypeCalls from './product-types-calls.ts'
import { productTypeKeys } from '../keys.ts'

/** Cached queries of product types. */
export const productTypeQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query?: AdminGetProductTypesParams) =>
    queryOptions({
      queryKey: productTypeKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => productTypeCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),
})
