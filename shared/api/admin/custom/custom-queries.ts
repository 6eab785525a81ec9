import { queryOptions } from '@tanstack/react-query'
import type { HttpClient, Query } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as customCalls from './custom-calls.ts'
import { customKeys } from '../keys.ts'

/** What the cache can read of the custom endpoints of the backend. */
export const customQueries = (http: HttpClient) => ({
  /** The answer is what the caller says that it is. Throws for a path that leaves `/admin`. */
  get: <Body extends object>(path: string, query: Query = {}) =>
    queryOptions({
      queryKey: customKeys.path(path, query),
      queryFn: (context) =>
        cachedRead(context, (options) => customCalls.get<Body>(http, path, query, options)),
    }),
})
