import type {
  GetPublishableApiKeysParams,
  GetPublishableApiKeySalesChannelsParams,
} from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as publishableApiKeyCalls from './publishable-api-keys-calls.ts'
import { publishableApiKeyKeys } from '../keys.ts'

/** Cached queries of publishable API keys. */
export const publishableApiKeyQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: GetPublishableApiKeysParams = {}) =>
    queryOptions({
      queryKey: publishableApiKeyKeys.list(query),
      queryFn: (context) =>
        cachedRead(context, (options) => publishableApiKeyCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: publishableApiKeyKeys.detail(id),
      queryFn: (context) =>
        cachedRead(context, (options) => publishableApiKeyCalls.retrieve(http, id, options)),
    }),

  /** The sales channels that a key sees. */
  salesChannels: (id: string, query: GetPublishableApiKeySalesChannelsParams = {}) =>
    queryOptions({
      queryKey: publishableApiKeyKeys.salesChannels(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => publishableApiKeyCalls.listSalesChannels(http, id, query, options)),
      placeholderData: keepPreviousData,
    }),
})
