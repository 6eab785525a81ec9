import { nounKeys } from '@stoa/api/react'

export const userKeys = nounKeys('admin', 'users')
