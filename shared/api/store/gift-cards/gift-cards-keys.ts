import { nounKeys } from '@stoa/api/react'

export const giftCardKeys = nounKeys('store', 'gift-cards')
