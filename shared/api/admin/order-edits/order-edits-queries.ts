import type { GetOrderEditsOrderEditParams, GetOrderEditsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as orderEditCalls from './order-edits-calls.ts'
import { orderEditKeys } from '../keys.ts'

/** Cached queries of order edits. */
export const orderEditQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: GetOrderEditsParams = {}) =>
    queryOptions({
      queryKey: orderEditKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => orderEditCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string, query: GetOrderEditsOrderEditParams = {}) =>
    queryOptions({
      queryKey: orderEditKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => orderEditCalls.retrieve(http, id, query, options)),
    }),
})
