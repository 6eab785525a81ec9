import type { StoreGetCollectionsParams } from '@medusajs/client-types'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { collectionCalls } from './collections-calls.ts'

export const collectionKeys = {
  all: ['store', 'collections'] as const,
  lists: () => [...collectionKeys.all, 'list'] as const,
  list: (query: StoreGetCollectionsParams) => [...collectionKeys.lists(), query] as const,
}

export const collectionQueries = (http: HttpClient) => ({
  list: (query: StoreGetCollectionsParams = {}) =>
    queryOptions({
      queryKey: collectionKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => collectionCalls.list(http, query, options)),
    }),
})
