import { useApi } from '@stoa/api/react'
import { cartKeys } from '@stoa/api/store/carts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { CartChange } from '../model/cart-refresh.ts'
import { rememberedCart } from './memory.ts'
import { refreshSession } from './refresh-session.ts'
import { useRegion } from './region.ts'
import { rememberedSession } from './session-memory.ts'
import { syncCart } from './sync-cart.ts'

/**
 * Brings the cart of this browser to the server: reads today's prices and stock, tells what became different, and writes
 * the lines. One call waits for the other, so that the sign-in and the checkout make one cart.
 */
export function useBringCart(tell: (changes: readonly CartChange[]) => void) {
  const http = useApi()
  const cache = useQueryClient()
  const { country, region } = useRegion()
  return useMutation({
    scope: { id: 'own-cart' },
    meta: { quiet: true },
    mutationFn: async () => {
      const changes = await refreshSession(http, region)
      if (changes.length > 0) tell(changes)
      const items = rememberedSession.read()?.items ?? []
      if (items.length === 0) return
      const target = { cartId: rememberedCart.read(), items, regionId: region.id, country }
      const cart = await syncCart(http, target)
      rememberedCart.write(cart.id)
      cache.setQueryData(cartKeys.detail(cart.id), { cart })
    },
  })
}

/** Brings the cart of this browser to the server, once when the checkout opens. */
export function useOwnCart(isEnabled: boolean) {
  const [changes, setChanges] = useState<readonly CartChange[]>([])
  // Changes that were found before a failure are still shown after the next try.
  const sync = useBringCart((found) => setChanges((before) => [...before, ...found]))
  const { mutate } = sync

  useEffect(() => {
    if (isEnabled) mutate()
  }, [isEnabled, mutate])

  return { ...sync, changes, isPending: isEnabled && (sync.isIdle || sync.isPending) }
}
