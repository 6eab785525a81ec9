import { nounKeys } from '@stoa/api/react'

export const collectionKeys = nounKeys('store', 'collections')
