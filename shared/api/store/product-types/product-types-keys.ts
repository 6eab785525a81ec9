import { nounKeys } from '@stoa/api/react'

export const productTypeKeys = nounKeys('store', 'product-types')
