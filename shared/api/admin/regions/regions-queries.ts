import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as regionCalls from './regions-calls.ts'
import { regionKeys } from '../keys.ts'
import type { RegionListQuery, RegionQuery } from './regions-types.ts'

/** Cached queries of regions. */
export const regionQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: RegionListQuery = {}) =>
    queryOptions({
      queryKey: regionKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => regionCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string, query: RegionQuery = {}) =>
    queryOptions({
      queryKey: regionKeys.detail(id, query),
      queryFn: (context) => cachedRead(context, (options) => regionCalls.retrieve(http, id, query, options)),
    }),

  /** The fulfillment options of a region's providers. */
  fulfillmentOptions: (id: string) =>
    queryOptions({
      queryKey: regionKeys.fulfillmentOptions(id),
      queryFn: (context) =>
        cachedRead(context, (options) => regionCalls.retrieveFulfillmentOptions(http, id, options)),
    }),
})
