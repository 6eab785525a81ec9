import type { AdminGetCollectionsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as collectionCalls from './collections-calls.ts'
import { collectionKeys } from '../keys.ts'

/** Cached queries of collections. */
export const collectionQueries = (http: HttpClient) => ({
  /** Keeps showing the previous page until the next one is loaded. The server always includes the products of each. */
  list: (query?: AdminGetCollectionsParams) =>
    queryOptions({
      queryKey: collectionKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => collectionCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: collectionKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => collectionCalls.retrieve(http, id, options)),
    }),
})
