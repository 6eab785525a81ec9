import { nounKeys } from '@stoa/api/react'

export const draftOrderKeys = nounKeys('admin', 'draft-orders')
