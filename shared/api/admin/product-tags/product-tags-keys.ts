import { nounKeys } from '@stoa/api/react'

export const productTagKeys = nounKeys('admin', 'product-tags')
