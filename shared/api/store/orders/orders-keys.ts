import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('store', 'orders')

export const orderKeys = {
  ...keys,
  ofCart: (cartId: string) => [...keys.all, 'cart', cartId] as const,
}
