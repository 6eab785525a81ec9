import { nounKeys } from '@stoa/api/react'

export const swapKeys = nounKeys('admin', 'swaps')
