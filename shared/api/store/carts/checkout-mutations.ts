import type { StorePostCartsCartPaymentSessionUpdateReq } from '@medusajs/client-types'
import { retrieve } from './carts-calls.ts'
import * as checkoutCalls from './checkout-calls.ts'
import { useCartWrite } from './use-cart-write.ts'

interface InCart {
  cartId: string
}

interface OfProvider extends InCart {
  providerId: string
}

/** Chooses a shipping option. The checkout shows an error. */
export const useAddShippingMethod = () =>
  useCartWrite({
    meta: { quiet: true },
    write: (http, { cartId, optionId }: InCart & { optionId: string }) =>
      checkoutCalls.addShippingMethod(http, cartId, { option_id: optionId }),
  })

/** Offers every way to pay that the cart's region has. The checkout shows a failure. */
export const useCreatePaymentSessions = () =>
  useCartWrite({
    meta: { quiet: true },
    write: (http, { cartId }: InCart) => checkoutCalls.createPaymentSessions(http, cartId),
  })

/** Chooses a way to pay. The checkout shows a failure. */
export const useSetPaymentSession = () =>
  useCartWrite({
    meta: { quiet: true },
    write: (http, { cartId, providerId }: OfProvider) =>
      checkoutCalls.setPaymentSession(http, cartId, { provider_id: providerId }),
  })

/** Updates a payment session with its provider's data, and selects it. The checkout shows a failure. */
export const useUpdatePaymentSession = () =>
  useCartWrite({
    meta: { quiet: true },
    write: (
      http,
      { cartId, providerId, changes }: OfProvider & { changes: StorePostCartsCartPaymentSessionUpdateReq },
    ) => checkoutCalls.updatePaymentSession(http, cartId, providerId, changes),
  })

/** Restarts a payment session. The checkout shows a failure. */
export const useRefreshPaymentSession = () =>
  useCartWrite({
    meta: { quiet: true },
    write: async (http, { cartId, providerId }: OfProvider) => {
      await checkoutCalls.refreshPaymentSession(http, cartId, providerId)
      return retrieve(http, cartId)
    },
  })

/** Deletes a payment session. */
export const useDeletePaymentSession = () =>
  useCartWrite({
    write: (http, { cartId, providerId }: OfProvider) =>
      checkoutCalls.deletePaymentSession(http, cartId, providerId),
  })
