import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as orderEditCalls from './order-edits-calls.ts'
import { orderEditKeys } from '../keys.ts'

/** Cached queries of order edits. */
export const orderEditQueries = (http: HttpClient) => ({
  detail: (id: string) =>
    queryOptions({
      queryKey: orderEditKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => orderEditCalls.retrieve(http, id, options)),
    }),
})
