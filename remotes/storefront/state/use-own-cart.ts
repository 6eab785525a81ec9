import { useApi } from '@stoa/api/react'
import { cartKeys } from '@stoa/api/store/carts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { rememberedCart } from './memory.ts'
import { refreshSession } from './refresh-session.ts'
import { useRegion } from './region.ts'
import { rememberedSession } from './session-memory.ts'
import { syncCart } from './sync-cart.ts'

/**
 * Brings the cart of this browser to the server, once when the checkout opens: reads today's prices and stock, writes
 * the lines, and answers what became different.
 */
export function useOwnCart(isEnabled: boolean) {
  const http = useApi()
  const cache = useQueryClient()
  const { country, region } = useRegion()
  const sync = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const changes = await refreshSession(http, region)
      const items = rememberedSession.read()?.items ?? []
      if (items.length === 0) return changes
      const target = { cartId: rememberedCart.read(), items, regionId: region.id, country }
      const cart = await syncCart(http, target)
      rememberedCart.write(cart.id)
      cache.setQueryData(cartKeys.detail(cart.id), { cart })
      return changes
    },
  })
  const { mutate } = sync

  useEffect(() => {
    if (isEnabled) mutate()
  }, [isEnabled, mutate])

  return { ...sync, isPending: isEnabled && (sync.isIdle || sync.isPending) }
}
