import { nounKeys } from '@stoa/api/react'

export const paymentCollectionKeys = nounKeys('admin', 'payment-collections')
