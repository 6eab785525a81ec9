import { nounKeys } from '@stoa/api/react'

export const collectionKeys = nounKeys('admin', 'collections')
