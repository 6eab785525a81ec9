import { nounKeys } from '@stoa/api/react'

export const giftCardKeys = nounKeys('admin', 'gift-cards')
