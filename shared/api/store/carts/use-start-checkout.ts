import type { StorePostCartReq } from '@medusajs/client-types'
import { useMutation } from '@tanstack/react-query'
import * as cartCalls from './carts-calls.ts'
import { useCreatePaymentSessions } from './checkout-mutations.ts'
import { useCartWrite } from './use-cart-write.ts'

interface Start {
  /** The region and the items, for instance of a session cart: `newCartOf(sessionCart)`. */
  payload: StorePostCartReq
  cartId?: never
}

/**
 * Creates a cart, then offers every way to pay that its region has; answers with the cart that has them. The checkout
 * shows a failure itself. `created` is the cart as soon as there is one: when only its payment sessions failed, go on
 * with `useCreatePaymentSessions`, since starting again creates another cart.
 */
export function useStartCheckout() {
  const create = useCartWrite({
    meta: { quiet: true },
    write: (http, { payload }: Start) => cartCalls.create(http, payload),
  })
  const offer = useCreatePaymentSessions()
  const start = useMutation({
    meta: { quiet: true },
    mutationFn: async (variables: Start) => {
      const { cart } = await create.mutateAsync(variables)
      return offer.mutateAsync({ cartId: cart.id })
    },
  })
  return { ...start, created: create.data?.cart }
}
