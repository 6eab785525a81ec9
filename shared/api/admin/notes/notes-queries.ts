import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { noteCalls } from './notes-calls.ts'

const MOST_NOTES = 100

export const noteKeys = {
  all: ['admin', 'notes'] as const,
  lists: () => [...noteKeys.all, 'list'] as const,
  ofResource: (resourceId: string) => [...noteKeys.lists(), resourceId] as const,
}

export const noteQueries = (http: HttpClient) => ({
  /** The notes about one thing, for instance an order: at most 100. */
  ofResource: (resourceId: string) =>
    queryOptions({
      queryKey: noteKeys.ofResource(resourceId),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          noteCalls.list(http, { resource_id: resourceId, limit: MOST_NOTES }, options),
        ),
    }),
})
