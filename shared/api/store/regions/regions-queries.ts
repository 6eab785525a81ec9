import type { StoreGetRegionsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as regionCalls from './regions-calls.ts'
import { regionKeys } from '../keys.ts'

/** Cached queries of regions. */
export const regionQueries = (http: HttpClient) => ({
  /** The regions with their countries, by default at most 100. */
  list: (query: StoreGetRegionsParams = {}) =>
    queryOptions({
      queryKey: regionKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => regionCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: regionKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => regionCalls.retrieve(http, id, options)),
    }),
})
