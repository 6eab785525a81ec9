import { nounKeys } from '@stoa/api/react'

export const shippingOptionKeys = nounKeys('admin', 'shipping-options')
