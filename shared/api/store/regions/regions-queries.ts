import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { regionCalls } from './regions-calls.ts'

export const regionKeys = {
  all: ['store', 'regions'] as const,
  lists: () => [...regionKeys.all, 'list'] as const,
}

export const regionQueries = (http: HttpClient) => ({
  /** Every region with its countries. */
  list: () =>
    queryOptions({
      queryKey: regionKeys.lists(),
      queryFn: (context) => cachedRead(context, (options) => regionCalls.list(http, options)),
    }),
})
