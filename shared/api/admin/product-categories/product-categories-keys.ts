import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('admin', 'product-categories')

export const categoryKeys = {
  ...keys,
  tree: () => [...keys.lists(), 'tree'] as const,
}
