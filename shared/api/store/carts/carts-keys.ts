import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('store', 'carts')

export const cartKeys = {
  ...keys,
  /** The totals with all taxes. */
  taxes: (id: string) => [...keys.detail(id), 'taxes'] as const,
  /** Of the writes that wait for each other. */
  writes: () => [...keys.all, 'write'] as const,
}
