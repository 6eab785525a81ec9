import { nounKeys } from '@stoa/api/react'

export const productTagKeys = nounKeys('store', 'product-tags')
