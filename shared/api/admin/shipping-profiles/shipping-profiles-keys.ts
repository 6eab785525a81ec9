import { nounKeys } from '@stoa/api/react'

export const shippingProfileKeys = nounKeys('admin', 'shipping-profiles')
