import { nounKeys } from '@stoa/api/react'

export const salesChannelKeys = nounKeys('admin', 'sales-channels')
