import type { AdminGetGiftCardsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as giftCardCalls from './gift-cards-calls.ts'
import { giftCardKeys } from '../keys.ts'

/** Cached queries of gift cards. */
export const giftCardQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetGiftCardsParams = {}) =>
    queryOptions({
      queryKey: giftCardKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => giftCardCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: giftCardKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => giftCardCalls.retrieve(http, id, options)),
    }),
})
