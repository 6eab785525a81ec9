import type { Address, Payment, StoreSwapsRes } from '@medusajs/client-types'

/** A swap as shoppers see it. The API declares the payment and the address as there from the start. */
export type ShopSwap = Omit<
  StoreSwapsRes['swap'],
  'allow_backorder' | 'canceled_at' | 'no_notification' | 'payment' | 'shipping_address'
> & {
  payment: Payment | null
  shipping_address: Address | null
}

/** The swap of a cart: it also says whether its pieces may be out of stock, and when it was canceled. */
export type CartSwap = ShopSwap & Pick<StoreSwapsRes['swap'], 'allow_backorder' | 'canceled_at'>
