import { batchJobKeys } from '@stoa/api/admin/batch-jobs'
import { draftOrderCalls, draftOrderKeys } from '@stoa/api/admin/draft-orders'
import { orderCalls, orderKeys, type OrderListQuery } from '@stoa/api/admin/orders'
import { returnCalls, returnKeys } from '@stoa/api/admin/returns'
import { route, type HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { queryOptions } from '@tanstack/react-query'

import { awaitedReturns, type AwaitedReturn, type ReturnRow } from '../../model/awaited-returns.ts'
import { TO_CAPTURE, TO_FULFIL } from '../../model/work.ts'

/** The number of open tasks, and how many records were checked where the store cannot count them. */
export interface Todo {
  count: number
  /** Missing where everything was counted. */
  looked?: { at: number; of: number }
}

export interface ReturnsTodo extends Todo {
  returns: readonly AwaitedReturn[]
}

/** What a tile needs of a query. */
export interface TodoQuery<Kind = unknown> {
  data: Kind | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
}

const COUNT = { limit: 1, fields: 'id', expand: '' }
const NEWEST_RETURNS = { limit: 100 }
const OPEN = { limit: 1, status: ['open' as const] }
const OPEN_DRAFTS = { ...OPEN, limit: 50 }
// The store's only filter for running jobs; the declared types have only dates.
const RUNNING = { limit: 1, completed_at: 'null', failed_at: 'null', canceled_at: 'null' }

export const lookedAt = (at: number, of: number) => (at < of ? { looked: { at, of } } : {})
const countOf = ({ count }: { count: number }): Todo => ({ count })

/** The counts of the page, each with a query of its own; a failure is shown in its tile. */
export const todoQueries = (http: HttpClient) => {
  const orders = (filter: OrderListQuery) =>
    queryOptions({
      queryKey: orderKeys.list({ ...filter, ...COUNT }),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          orderCalls.list<{ id: string }>(http, { ...filter, ...COUNT }, options),
        ),
      select: countOf,
      meta: { quiet: true },
    })
  return {
    toFulfil: () => orders(TO_FULFIL),
    toCapture: () => orders(TO_CAPTURE),

    unpaidDrafts: () =>
      queryOptions({
        queryKey: draftOrderKeys.list(OPEN),
        queryFn: (context) => cachedRead(context, (options) => draftOrderCalls.list(http, OPEN, options)),
        select: countOf,
        meta: { quiet: true },
      }),

    /** The store cannot limit the fields of drafts, so they are only loaded on demand. */
    drafts: () =>
      queryOptions({
        queryKey: draftOrderKeys.list(OPEN_DRAFTS),
        queryFn: (context) =>
          cachedRead(context, (options) => draftOrderCalls.list(http, OPEN_DRAFTS, options)),
        select: ({ draft_orders }) => draft_orders,
        meta: { quiet: true },
      }),

    runningJobs: () =>
      queryOptions({
        queryKey: batchJobKeys.list(RUNNING),
        queryFn: (context) =>
          cachedRead(context, (options) =>
            http.get<{ count: number }>(route`/admin/batch-jobs`, RUNNING, options),
          ),
        select: countOf,
        meta: { quiet: true },
      }),

    /** The store cannot narrow returns, so the newest are read. */
    toReceive: () =>
      queryOptions({
        queryKey: returnKeys.list(NEWEST_RETURNS),
        queryFn: (context) =>
          cachedRead(context, (options) => returnCalls.list(http, NEWEST_RETURNS, options)),
        select: ({ returns, count }): ReturnsTodo => {
          const awaited = awaitedReturns(returns as readonly ReturnRow[])
          return { count: awaited.length, returns: awaited, ...lookedAt(returns.length, count) }
        },
        meta: { quiet: true },
      }),
  }
}
