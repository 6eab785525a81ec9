import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as noteCalls from './notes-calls.ts'
import { noteKeys } from '../keys.ts'

const MOST_NOTES = 100

/** Cached queries of notes. */
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

  detail: (id: string) =>
    queryOptions({
      queryKey: noteKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => noteCalls.retrieve(http, id, options)),
    }),
})
