import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, HttpClient } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import type { FailureMeta } from '@stoa/api/react'
import { cartKeys, shippingOptionKeys } from '../keys.ts'
import type { Cart } from './carts-types.ts'

/** Writes of a cart wait for each other: answers that overtake would show an older cart. */
export const CART_SCOPE = { id: 'cart' }

interface CartWrite<Variables> {
  write: (http: HttpClient, variables: Variables) => Promise<Answer<{ cart: Cart }>>
  /** The cart as it will probably be, to show before the answer is there. */
  preview?: (cart: Cart, variables: Variables) => Cart
  meta?: FailureMeta
}

/**
 * A write that answers with the cart as it is now, which goes straight into the cache. What can be shipped how depends
 * on the cart, so its shipping options are read again, and so are its taxes.
 */
export function useCartWrite<Variables extends { cartId?: string }>({
  write,
  preview,
  meta,
}: CartWrite<Variables>) {
  const http = useApi()
  const cache = useQueryClient()
  const isLastInLine = () => cache.isMutating({ mutationKey: cartKeys.writes() }) === 1

  return useMutation({
    mutationKey: cartKeys.writes(),
    scope: CART_SCOPE,
    meta,
    mutationFn: (variables: Variables) => write(http, variables),
    onMutate: async (variables) => {
      if (!preview || !variables.cartId) return
      const key = cartKeys.detail(variables.cartId)
      await cache.cancelQueries({ queryKey: key })
      // A cart that was loaded without its lines has no preview.
      cache.setQueryData<{ cart: Cart }>(
        key,
        (shown) => shown?.cart.items && { cart: preview(shown.cart, variables) },
      )
    },
    onSuccess: ({ cart }) => {
      // An answer in the middle of a row of clicks would undo the previews of the clicks after it.
      if (!isLastInLine()) return
      cache.setQueryData(cartKeys.detail(cart.id), { cart })
      for (const queryKey of [shippingOptionKeys.ofCart(cart.id), cartKeys.taxes(cart.id)]) {
        void cache.invalidateQueries({ queryKey })
      }
    },
    onError: (_error, { cartId }) => {
      if (preview && cartId) return cache.invalidateQueries({ queryKey: cartKeys.detail(cartId) })
    },
  })
}
