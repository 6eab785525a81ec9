import type {
  StorePostCartReq,
  StorePostCartsCartLineItemsItemReq,
  StorePostCartsCartLineItemsReq,
  StorePostCartsCartReq,
} from '@medusajs/client-types'
import { cartCalls } from './carts-calls.ts'
import { useCartWrite } from './use-cart-write.ts'

interface InCart {
  cartId: string
}

interface LineUpdate extends InCart {
  lineId: string
  changes: StorePostCartsCartLineItemsItemReq
}

/** Creates a cart. */
export const useCreateCart = () =>
  useCartWrite({
    write: (http, { payload }: { payload: StorePostCartReq; cartId?: never }) =>
      cartCalls.create(http, payload),
  })

/** Changes region, e-mail, addresses, discount or gift-card codes. The form shows a refusal. */
export const useUpdateCart = () =>
  useCartWrite({
    meta: { quiet: true },
    write: (http, { cartId, changes }: InCart & { changes: StorePostCartsCartReq }) =>
      cartCalls.update(http, cartId, changes),
  })

/** Puts a variant in the cart; of one that is there already, it adds to the quantity. */
export const useAddLineItem = () =>
  useCartWrite({
    write: (http, { cartId, item }: InCart & { item: StorePostCartsCartLineItemsReq }) =>
      cartCalls.addLineItem(http, cartId, item),
  })

/** Changes the quantity of a line: on screen at once, the totals with the answer. */
export const useUpdateLineItem = () =>
  useCartWrite({
    write: (http, { cartId, lineId, changes }: LineUpdate) =>
      cartCalls.updateLineItem(http, cartId, lineId, changes),
    preview: (cart, { lineId, changes: { quantity } }) => ({
      ...cart,
      items: cart.items.map((item) => (item.id === lineId ? { ...item, quantity } : item)),
    }),
  })

/** Takes a line out of the cart: gone from the screen at once, the totals with the answer. */
export const useDeleteLineItem = () =>
  useCartWrite({
    write: (http, { cartId, lineId }: InCart & { lineId: string }) =>
      cartCalls.deleteLineItem(http, cartId, lineId),
    preview: (cart, { lineId }) => ({ ...cart, items: cart.items.filter((item) => item.id !== lineId) }),
  })

/** Takes a discount code out of the cart. */
export const useDeleteDiscount = () =>
  useCartWrite({
    write: (http, { cartId, code }: InCart & { code: string }) =>
      cartCalls.deleteDiscount(http, cartId, code),
  })

/** Chooses a shipping option. The checkout shows a refusal. */
export const useAddShippingMethod = () =>
  useCartWrite({
    meta: { quiet: true },
    write: (http, { cartId, optionId }: InCart & { optionId: string }) =>
      cartCalls.addShippingMethod(http, cartId, { option_id: optionId }),
  })

/** Offers every way to pay that the cart's region has. The checkout shows a failure. */
export const useCreatePaymentSessions = () =>
  useCartWrite({
    meta: { quiet: true },
    write: (http, { cartId }: InCart) => cartCalls.createPaymentSessions(http, cartId),
  })

/** Chooses a way to pay. The checkout shows a failure. */
export const useSetPaymentSession = () =>
  useCartWrite({
    meta: { quiet: true },
    write: (http, { cartId, providerId }: InCart & { providerId: string }) =>
      cartCalls.setPaymentSession(http, cartId, { provider_id: providerId }),
  })
