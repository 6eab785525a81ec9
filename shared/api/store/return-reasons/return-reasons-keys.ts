import { nounKeys } from '@stoa/api/react'

export const returnReasonKeys = nounKeys('store', 'return-reasons')
