import { orderCalls } from '@stoa/api/admin/orders'
import { returnCalls, returnKeys } from '@stoa/api/admin/returns'
import { swapCalls } from '@stoa/api/admin/swaps'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import { queryOptions } from '@tanstack/react-query'

import { readEach } from '../../../orders/components/read-each.ts'
import { awaitedReturns, inboxRows, type InboxRecords, type InboxRow } from '../../model/inbox.ts'

const PAGE = 100
const PAGES = 10

/** The API neither filters nor sorts returns and exchanges, and has claims only in orders: so many of each are read. */
export const MOST_READ = PAGE * PAGES

type OrderOfRow = InboxRecords['orders'][number]

const NUMBER = { fields: 'id,display_id,email', expand: '' }
const WITH_CLAIMS = {
  fields: NUMBER.fields,
  expand: 'claims,claims.claim_items,claims.return_order,claims.shipping_methods',
  order: '-created_at',
}

interface Some<Row> {
  rows: Row[]
  /** There are older ones that were not read. */
  isPartial: boolean
}

export type Inbox = Some<InboxRow>

async function readAll<Row>(
  read: (query: { limit: number; offset: number }) => Promise<{ rows: Row[]; count: number }>,
): Promise<Some<Row>> {
  const rows: Row[] = []
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await read({ limit: PAGE, offset: page * PAGE })
    rows.push(...answer.rows)
    if (answer.rows.length < PAGE || rows.length >= answer.count) return { rows, isPartial: false }
  }
  return { rows, isPartial: true }
}

const readReturns = (http: HttpClient, options: CallOptions) =>
  readAll(async (query) => {
    const { returns: rows, count } = await returnCalls.list(http, query, options)
    return { rows, count }
  })

/** How many returns are awaited; undefined when there are too many to read. */
export const awaitedReturnsQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: [...returnKeys.lists(), 'awaited'],
    queryFn: ({ signal }) => readReturns(http, { signal }),
    select: ({ rows, isPartial }) => (isPartial ? undefined : awaitedReturns(rows)),
  })

/** Reads what comes back or is replaced, of the newest returns, exchanges and orders. */
export const inboxQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: [...returnKeys.lists(), 'inbox'],
    // Writes to exchanges name other keys; the page is read again whenever it opens.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Inbox> => {
      const options: CallOptions = { signal }
      const [returns, swaps, orders] = await Promise.all([
        readReturns(http, options),
        readAll(async (query) => {
          const { swaps: rows, count } = await swapCalls.list(http, query, options)
          return { rows, count }
        }),
        readAll(async (query) => {
          const claimed = { ...WITH_CLAIMS, ...query }
          const { orders: rows, count } = await orderCalls.list<OrderOfRow>(http, claimed, options)
          return { rows, count }
        }),
      ])
      const read = new Set(orders.rows.map(({ id }) => id))
      const older = new Set(swaps.rows.map(({ order_id }) => order_id).filter((id) => !read.has(id)))
      const others = await readEach(
        [...older],
        async (id) =>
          orderCalls.retrieve<OrderOfRow>(http, id, NUMBER, options).then(
            ({ order }) => [order],
            () => [],
          ),
        { signal, onWritten: () => undefined },
      )
      return {
        rows: inboxRows({
          returns: returns.rows,
          swaps: swaps.rows,
          orders: [...orders.rows, ...others.flat()],
        }),
        isPartial: returns.isPartial || swaps.isPartial || orders.isPartial,
      }
    },
  })
