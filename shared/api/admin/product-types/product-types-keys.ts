import { nounKeys } from '@stoa/api/react'

export const productTypeKeys = nounKeys('admin', 'product-types')
