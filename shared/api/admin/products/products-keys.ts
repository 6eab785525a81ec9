import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('admin', 'products')

export const productKeys = {
  ...keys,
  variants: (id: string, query: object = {}) => [...keys.detail(id), 'variants', query] as const,
  types: () => [...keys.all, 'types'] as const,
  tagUsage: () => [...keys.all, 'tag-usage'] as const,
}
