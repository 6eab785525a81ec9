import type { Address, Payment, StoreCartsRes } from '@medusajs/client-types'

/** A cart with everything that its page shows. The API declares the address and the payment as always there. */
export type Cart = Omit<StoreCartsRes['cart'], 'billing_address' | 'payment'> & {
  billing_address: Address | null
  payment: Payment | null
}

/** The totals of a cart with all taxes, in minor units. The API declares a whole cart, but much of it is not sent. */
export type TaxedCart = Pick<
  Cart,
  | 'id'
  | 'subtotal'
  | 'discount_total'
  | 'item_tax_total'
  | 'shipping_total'
  | 'shipping_tax_total'
  | 'tax_total'
  | 'gift_card_total'
  | 'gift_card_tax_total'
  | 'total'
> & {
  items: readonly Pick<Cart['items'][number], 'id' | 'subtotal' | 'original_total' | 'original_tax_total'>[]
}

/** The cart whose payment session was restarted. The API declares a whole cart, but a part of it is not sent. */
export type RefreshedCart = Pick<Cart, 'id' | 'payment_sessions'>
