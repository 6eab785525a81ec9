import type { AdminGetRegionsParams } from '@medusajs/client-types'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { regionCalls } from './regions-calls.ts'

export const regionKeys = {
  all: ['admin', 'regions'] as const,
  lists: () => [...regionKeys.all, 'list'] as const,
  list: (query: AdminGetRegionsParams) => [...regionKeys.lists(), query] as const,
}

export const regionQueries = (http: HttpClient) => ({
  list: (query: AdminGetRegionsParams = {}) =>
    queryOptions({
      queryKey: regionKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => regionCalls.list(http, query, options)),
    }),
})
