import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '@stoa/api/react'
import {
  cartKeys,
  customerKeys,
  orderKeys,
  productKeys,
  shippingOptionKeys,
  swapKeys,
  variantKeys,
} from '../keys.ts'
import { complete } from './checkout-calls.ts'
import { CART_SCOPE } from './use-cart-write.ts'

/**
 * Places the order; the answer's `type` tells whether there is one. The checkout shows a failure itself, since the
 * shopper has to decide. A cart that became an order is dropped from the cache; what it changed, stock among it, is read
 * again.
 */
export function useCompleteCart() {
  const http = useApi()
  const cache = useQueryClient()
  return useMutation({
    scope: CART_SCOPE,
    meta: { quiet: true },
    mutationFn: ({ cartId }: { cartId: string }) => complete(http, cartId),
    onSuccess: ({ type }, { cartId }) => {
      if (type === 'cart') return cache.invalidateQueries({ queryKey: cartKeys.detail(cartId) })
      cache.removeQueries({ queryKey: cartKeys.detail(cartId) })
      cache.removeQueries({ queryKey: shippingOptionKeys.ofCart(cartId) })
      const stale = [
        ...(type === 'swap' ? [swapKeys.ofCart(cartId), orderKeys.details()] : [orderKeys.ofCart(cartId)]),
        customerKeys.orders(),
        productKeys.all,
        variantKeys.all,
      ]
      return Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })))
    },
  })
}
