import type { AdminGetReservationsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as reservationCalls from './reservations-calls.ts'
import { reservationKeys } from '../keys.ts'

/** Cached queries of reserved stock. Asked only while the store has the inventory module. */
export const reservationQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetReservationsParams = {}) =>
    queryOptions({
      queryKey: reservationKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => reservationCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: reservationKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => reservationCalls.retrieve(http, id, options)),
    }),
})
