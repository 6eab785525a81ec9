import { nounKeys } from '@stoa/api/react'

export const returnKeys = nounKeys('admin', 'returns')
