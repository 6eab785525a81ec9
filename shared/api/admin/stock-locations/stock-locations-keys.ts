import { nounKeys } from '@stoa/api/react'

export const stockLocationKeys = nounKeys('admin', 'stock-locations')
