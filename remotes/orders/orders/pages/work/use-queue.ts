import { readListFilter } from '@stoa/admin/list'
import { orderCalls, orderKeys, type OrderListQuery, type OrderRow } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { useOrderList } from '../orders/use-order-list.ts'
import { packableQuery } from '../../model/packable-query.ts'

type QueuedOrder = Pick<OrderRow, 'id' | 'display_id'>

/** As many orders are worked through at a time. */
const MOST = 200
const ROW = { fields: 'id,display_id', expand: '' }

/**
 * The orders of the address that can be packed, in the order of the list. It is read once, so that an order that is packed
 * keeps its place. Without a status in the address it is what is open.
 */
export function useQueue() {
  const [params] = useSearchParams()
  const http = useApi()
  const { list: orderList } = useOrderList()
  const filter = readListFilter(params, orderList.rules)
  const set = filter.set['status'] ? filter.set : { ...filter.set, status: ['to_fulfil'] }
  const query = packableQuery(orderList.queryOf({ ...filter, set, page: 1 }) as OrderListQuery)
  return useQuery({
    queryKey: [...orderKeys.all, 'queue', params.toString()],
    queryFn: async ({ signal }) =>
      query
        ? orderCalls.list<QueuedOrder>(http, { ...query, ...ROW, limit: MOST }, { signal })
        : { orders: [], count: 0 },
    select: ({ orders, count }) => ({ orders, isPartial: count > MOST }),
    staleTime: Infinity,
    gcTime: 0,
  })
}
