import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as inviteCalls from './invites-calls.ts'
import { inviteKeys } from '../keys.ts'

/** Cached queries of invites to the team. */
export const inviteQueries = (http: HttpClient) => ({
  list: () =>
    queryOptions({
      queryKey: inviteKeys.list(),
      queryFn: (context) => cachedRead(context, (options) => inviteCalls.list(http, options)),
    }),
})
