import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as appCalls from './apps-calls.ts'
import { appKeys } from '../keys.ts'

/** Cached queries of the apps of the server's plug-ins. */
export const appQueries = (http: HttpClient) => ({
  list: () =>
    queryOptions({
      queryKey: appKeys.list(),
      queryFn: (context) => cachedRead(context, (options) => appCalls.list(http, options)),
    }),
})
