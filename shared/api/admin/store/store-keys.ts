import { nounKeys } from '@stoa/api/react'

const { all } = nounKeys('admin', 'store')

export const storeKeys = {
  all,
  current: () => [...all, 'current'] as const,
  paymentProviders: () => [...all, 'payment-providers'] as const,
  taxProviders: () => [...all, 'tax-providers'] as const,
}
