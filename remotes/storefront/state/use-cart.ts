import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { cartQueries } from '@stoa/api/store/carts'
import { useQuery } from '@tanstack/react-query'

import { isOpen } from '../model/cart.ts'

/** The cart with an id on the server; null for none. `completedId` names one that became an order. */
export function useCartOf(id: string | null) {
  const http = useApi()
  const query = useQuery({
    ...cartQueries(http).detail(id ?? ''),
    enabled: id !== null,
    meta: { quiet: true },
  })
  const found = id !== null && !hasStatus(query.error, 404) ? query.data?.cart : undefined
  return {
    cart: found && isOpen(found) ? found : undefined,
    completedId: found && !isOpen(found) ? found.id : undefined,
    isPending: query.isLoading,
    error: hasStatus(query.error, 404) || query.data ? null : (query.error ?? query.failureReason),
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
}
