import { nounKeys } from '@stoa/api/react'

export const categoryKeys = nounKeys('store', 'product-categories')
