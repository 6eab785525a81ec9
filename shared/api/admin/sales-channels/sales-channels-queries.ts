import type { AdminGetSalesChannelsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as salesChannelCalls from './sales-channels-calls.ts'
import { salesChannelKeys } from '../keys.ts'

/** Cached queries of sales channels. */
export const salesChannelQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetSalesChannelsParams = {}) =>
    queryOptions({
      queryKey: salesChannelKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => salesChannelCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: salesChannelKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => salesChannelCalls.retrieve(http, id, options)),
    }),
})
