import type { StoreGetProductCategoriesParams } from '@medusajs/client-types'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { categoryCalls } from './categories-calls.ts'

export const categoryKeys = {
  all: ['store', 'categories'] as const,
  lists: () => [...categoryKeys.all, 'list'] as const,
  list: (query: StoreGetProductCategoriesParams) => [...categoryKeys.lists(), query] as const,
}

export const categoryQueries = (http: HttpClient) => ({
  list: (query: StoreGetProductCategoriesParams = {}) =>
    queryOptions({
      queryKey: categoryKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => categoryCalls.list(http, query, options)),
    }),
})
