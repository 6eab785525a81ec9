import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('admin', 'variants')

export const variantKeys = {
  ...keys,
  inventory: (id: string) => [...keys.detail(id), 'inventory'] as const,
}
