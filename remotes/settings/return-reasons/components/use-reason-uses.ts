import { orderCalls, orderKeys } from '@stoa/api/admin/orders'
import { cachedRead, useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

import { reasonUses, type ReturnedOrder } from '../model/reason-uses.ts'

/** So many orders are looked at, the newest ones. The backend counts nothing itself. */
const LOOKED_AT = 200

const QUERY = {
  limit: LOOKED_AT,
  fields: 'id',
  expand: 'returns,returns.items,swaps,swaps.return_order,swaps.return_order.items',
}

/** How often each reason was given in the newest orders; undefined until it is known. */
export function useReasonUses() {
  const http = useApi()
  const { data } = useQuery({
    queryKey: orderKeys.list(QUERY),
    queryFn: (context) =>
      cachedRead(context, (options) => orderCalls.list<ReturnedOrder>(http, QUERY, options)),
    select: ({ orders }) => reasonUses(orders),
    // The list is whole without the numbers.
    meta: { quiet: true },
  })
  return data
}
