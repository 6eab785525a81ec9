import { shipTargetOf, storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { orderListFor } from './order-list.tsx'

/** The list of orders with the target of the store, which decides what is late. */
export function useOrderList() {
  const { data } = useQuery({ ...storeQueries(useApi()).current(), meta: { quiet: true } })
  const hours = shipTargetOf(data?.store.metadata)
  return { list: useMemo(() => orderListFor(hours), [hours]), hours }
}
