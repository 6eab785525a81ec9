import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('store', 'shipping-options')

export const shippingOptionKeys = {
  ...keys,
  ofCart: (cartId: string) => [...keys.all, 'cart', cartId] as const,
}
