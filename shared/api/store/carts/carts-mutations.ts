import type {
  StorePostCartReq,
  StorePostCartsCartLineItemsItemReq,
  StorePostCartsCartLineItemsReq,
  StorePostCartsCartReq,
} from '@medusajs/client-types'
import * as cartCalls from './carts-calls.ts'
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

/** Changes region, email, addresses, discount or gift-card codes. The form shows an error. */
export const useUpdateCart = () =>
  useCartWrite({
    meta: { quiet: true },
    write: (http, { cartId, changes }: InCart & { changes: StorePostCartsCartReq }) =>
      cartCalls.update(http, cartId, changes),
  })

/** Puts a variant in the cart; of one that is there already, it adds to the quantity. */
export const useCreateLineItem = () =>
  useCartWrite({
    write: (http, { cartId, item }: InCart & { item: StorePostCartsCartLineItemsReq }) =>
      cartCalls.lineItems.create(http, cartId, item),
  })

/** Changes the quantity of a line: on screen at once, the totals with the answer. */
export const useUpdateLineItem = () =>
  useCartWrite({
    write: (http, { cartId, lineId, changes }: LineUpdate) =>
      cartCalls.lineItems.update(http, cartId, lineId, changes),
    preview: (cart, { lineId, changes: { quantity } }) => ({
      ...cart,
      items: cart.items.map((item) => (item.id === lineId ? { ...item, quantity } : item)),
    }),
  })

/** Removes a line from the cart: on screen at once, the totals with the answer. */
export const useDeleteLineItem = () =>
  useCartWrite({
    write: (http, { cartId, lineId }: InCart & { lineId: string }) =>
      cartCalls.lineItems.delete(http, cartId, lineId),
    preview: (cart, { lineId }) => ({ ...cart, items: cart.items.filter((item) => item.id !== lineId) }),
  })

/** Removes a discount code from the cart. */
export const useDeleteDiscount = () =>
  useCartWrite({
    write: (http, { cartId, code }: InCart & { code: string }) =>
      cartCalls.deleteDiscount(http, cartId, code),
  })
