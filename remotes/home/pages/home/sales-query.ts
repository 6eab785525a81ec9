import { orderCalls, orderKeys } from '@stoa/api/admin/orders'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { queryOptions } from '@tanstack/react-query'

import type { SoldOrder } from '../../model/sales.ts'
import { SOLD } from '../../model/work.ts'

/** The newest orders of a range, as many as are read, and how many there are. */
export interface SoldOrders {
  orders: readonly SoldOrder[]
  count: number
}

const PAGE = 100
/** The store computes each total on request, which takes it milliseconds: more orders would slow it down. */
const MOST = 1000
const FIELDS = { fields: 'id,created_at,currency_code,total,refunded_total', expand: '' }

/** The orders placed in a range of time, newest first. */
export const soldQuery = (http: HttpClient, { from, until }: { from: string; until: string }) =>
  queryOptions({
    queryKey: orderKeys.list({ ...SOLD, ...FIELDS, created_at: { gte: from, lt: until }, limit: MOST }),
    queryFn: async (context): Promise<SoldOrders> => {
      const page = (offset: number) =>
        cachedRead(context, (options) =>
          orderCalls.list<SoldOrder>(
            http,
            { ...SOLD, ...FIELDS, created_at: { gte: from, lt: until }, limit: PAGE, offset },
            options,
          ),
        )
      const first = await page(0)
      const offsets = Array.from({ length: Math.ceil(MOST / PAGE) }, (_, index) => index * PAGE)
      const rest = offsets.filter((offset) => offset > 0 && offset < first.count)
      const pages = [first, ...(await Promise.all(rest.map(page)))]
      return { orders: pages.flatMap(({ orders }) => orders), count: first.count }
    },
    meta: { quiet: true },
  })
