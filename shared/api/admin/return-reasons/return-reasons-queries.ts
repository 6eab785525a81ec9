import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as returnReasonCalls from './return-reasons-calls.ts'
import { returnReasonKeys } from '../keys.ts'

/** Cached queries of return reasons. */
export const returnReasonQueries = (http: HttpClient) => ({
  /** All reasons of the first level, each with its children. */
  list: () =>
    queryOptions({
      queryKey: returnReasonKeys.list(),
      queryFn: (context) => cachedRead(context, (options) => returnReasonCalls.list(http, options)),
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: returnReasonKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => returnReasonCalls.retrieve(http, id, options)),
    }),
})
