import type { AdminGetTaxRatesParams, AdminGetTaxRatesTaxRateParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as taxRateCalls from './tax-rates-calls.ts'
import { taxRateKeys } from '../keys.ts'

/** Cached queries of tax rates beside the regions' own. */
export const taxRateQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetTaxRatesParams = {}) =>
    queryOptions({
      queryKey: taxRateKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => taxRateCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string, query: AdminGetTaxRatesTaxRateParams = {}) =>
    queryOptions({
      queryKey: taxRateKeys.detail(id, query),
      queryFn: (context) => cachedRead(context, (options) => taxRateCalls.retrieve(http, id, query, options)),
    }),
})
