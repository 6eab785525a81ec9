import type {
  StoreGetProductCategoriesCategoryParams,
  StoreGetProductCategoriesParams,
} from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as categoryCalls from './product-categories-calls.ts'
import { categoryKeys } from '../keys.ts'

/** Cached queries of product categories. */
export const categoryQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: StoreGetProductCategoriesParams = {}) =>
    queryOptions({
      queryKey: categoryKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => categoryCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string, query: StoreGetProductCategoriesCategoryParams = {}) =>
    queryOptions({
      queryKey: categoryKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => categoryCalls.retrieve(http, id, query, options)),
    }),
})
