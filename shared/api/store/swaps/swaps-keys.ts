import { nounKeys } from '@stoa/api/react'

const { all } = nounKeys('store', 'swaps')

export const swapKeys = {
  all,
  ofCart: (cartId: string) => [...all, 'cart', cartId] as const,
}
