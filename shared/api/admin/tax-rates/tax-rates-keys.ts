import { nounKeys } from '@stoa/api/react'

export const taxRateKeys = nounKeys('admin', 'tax-rates')
