import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '@stoa/api/react'
import { shippingOptionKeys } from '../shipping-options/index.ts'
import { cartCalls } from './carts-calls.ts'
import { cartKeys } from './carts-queries.ts'
import { CART_SCOPE } from './use-cart-write.ts'

/**
 * Places the order; the answer's `type` tells whether there is one. The checkout shows a failure itself, since the
 * shopper has to decide. A cart that became an order is dropped from the cache.
 */
export function useCompleteCart() {
  const http = useApi()
  const cache = useQueryClient()
  return useMutation({
    scope: CART_SCOPE,
    meta: { quiet: true },
    mutationFn: ({ cartId }: { cartId: string }) => cartCalls.complete(http, cartId),
    onSuccess: ({ type }, { cartId }) => {
      if (type === 'cart') return cache.invalidateQueries({ queryKey: cartKeys.detail(cartId) })
      cache.removeQueries({ queryKey: cartKeys.detail(cartId) })
      cache.removeQueries({ queryKey: shippingOptionKeys.ofCart(cartId) })
    },
  })
}
