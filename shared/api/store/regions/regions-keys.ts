import { nounKeys } from '@stoa/api/react'

export const regionKeys = nounKeys('store', 'regions')
