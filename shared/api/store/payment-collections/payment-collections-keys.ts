import { nounKeys } from '@stoa/api/react'

export const paymentCollectionKeys = nounKeys('store', 'payment-collections')
