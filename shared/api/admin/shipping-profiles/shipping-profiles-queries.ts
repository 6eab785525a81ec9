import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as shippingProfileCalls from './shipping-profiles-calls.ts'
import { shippingProfileKeys } from '../keys.ts'

/** Cached queries of groups of products that ship alike. */
export const shippingProfileQueries = (http: HttpClient) => ({
  list: () =>
    queryOptions({
      queryKey: shippingProfileKeys.list(),
      queryFn: (context) => cachedRead(context, (options) => shippingProfileCalls.list(http, options)),
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: shippingProfileKeys.detail(id),
      queryFn: (context) =>
        cachedRead(context, (options) => shippingProfileCalls.retrieve(http, id, options)),
    }),
})
