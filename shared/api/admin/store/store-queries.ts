import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as storeCalls from './store-calls.ts'
import { storeKeys } from '../keys.ts'

/** Cached queries of the store itself. */
export const storeQueries = (http: HttpClient) => ({
  /** The store with its currencies, feature flags and modules. */
  current: () =>
    queryOptions({
      queryKey: storeKeys.current(),
      queryFn: (context) => cachedRead(context, (options) => storeCalls.retrieve(http, options)),
    }),

  paymentProviders: () =>
    queryOptions({
      queryKey: storeKeys.paymentProviders(),
      queryFn: (context) => cachedRead(context, (options) => storeCalls.listPaymentProviders(http, options)),
    }),

  taxProviders: () =>
    queryOptions({
      queryKey: storeKeys.taxProviders(),
      queryFn: (context) => cachedRead(context, (options) => storeCalls.listTaxProviders(http, options)),
    }),
})
