import { queryOptions } from '@tanstack/react-query'
import type { HttpClient, Query } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as customCalls from './custom-calls.ts'
import { customKeys } from '../keys.ts'

/** Cached queries of the custom endpoints of the backend. */
export const customQueries = (http: HttpClient) => ({
  /** The caller declares the type of the answer. Throws for a path outside `/admin`. */
  get: <Body extends object>(path: string, query: Query = {}) =>
    queryOptions({
      queryKey: customKeys.path(path, query),
      queryFn: (context) =>
        cachedRead(context, (options) => customCalls.get<Body>(http, path, query, options)),
    }),
})
