import { nounKeys } from '@stoa/api/react'

export const appKeys = nounKeys('admin', 'apps')
