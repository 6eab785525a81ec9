import { nounKeys } from '@stoa/api/react'

export const customerKeys = nounKeys('admin', 'customers')
