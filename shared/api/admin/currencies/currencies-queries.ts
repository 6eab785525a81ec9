import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as currencyCalls from './currencies-calls.ts'
import { currencyKeys } from '../keys.ts'
import type { CurrencyListQuery } from './currencies-types.ts'

/** Cached queries of currencies. */
export const currencyQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: CurrencyListQuery = {}) =>
    queryOptions({
      queryKey: currencyKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => currencyCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),
})
