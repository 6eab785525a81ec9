import type { AdminGetCustomersParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as customerCalls from './customers-calls.ts'
import { customerKeys } from '../keys.ts'
import type { CustomerQuery } from './customers-types.ts'

/** Cached queries of customers. */
export const customerQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetCustomersParams = {}) =>
    queryOptions({
      queryKey: customerKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => customerCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string, query: CustomerQuery = {}) =>
    queryOptions({
      queryKey: customerKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => customerCalls.retrieve(http, id, query, options)),
    }),
})
