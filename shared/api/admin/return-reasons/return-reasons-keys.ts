import { nounKeys } from '@stoa/api/react'

export const returnReasonKeys = nounKeys('admin', 'return-reasons')
