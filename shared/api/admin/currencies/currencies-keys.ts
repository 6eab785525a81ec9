import { nounKeys } from '@stoa/api/react'

export const currencyKeys = nounKeys('admin', 'currencies')
