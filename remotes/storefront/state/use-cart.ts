import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { cartQueries } from '@stoa/api/store/carts'
import { useRemembered } from '@stoa/ui/remembered'
import { useQuery } from '@tanstack/react-query'

import { isOpen } from '../model/cart.ts'
import { rememberedCart } from './memory.ts'

/**
 * The shopper's cart. There is none before the first thing is put in; one that the backend lost or that became an
 * order counts as none, and the next thing starts a new one. `completedId` names a cart that became an order.
 */
export const useCart = () => useCartOf(useRemembered(rememberedCart))

/** The cart with an id, such as that of a payment link; null for none. */
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
