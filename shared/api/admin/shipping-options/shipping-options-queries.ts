import type { AdminGetShippingOptionsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as shippingOptionCalls from './shipping-options-calls.ts'
import { shippingOptionKeys } from '../keys.ts'

/** Cached queries of shipping options. */
export const shippingOptionQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetShippingOptionsParams = {}) =>
    queryOptions({
      queryKey: shippingOptionKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => shippingOptionCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: shippingOptionKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => shippingOptionCalls.retrieve(http, id, options)),
    }),
})
