import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as userCalls from './users-calls.ts'
import { userKeys } from '../keys.ts'
import type { UserListQuery } from './users-types.ts'

/** Cached queries of the team. */
export const userQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: UserListQuery = {}) =>
    queryOptions({
      queryKey: userKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => userCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: userKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => userCalls.retrieve(http, id, options)),
    }),
})
