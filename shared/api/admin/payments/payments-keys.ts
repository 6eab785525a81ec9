import { nounKeys } from '@stoa/api/react'

export const paymentKeys = nounKeys('admin', 'payments')
