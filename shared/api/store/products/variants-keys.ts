import { nounKeys } from '@stoa/api/react'

export const variantKeys = nounKeys('store', 'variants')
