import { nounKeys } from '@stoa/api/react'

export const notificationKeys = nounKeys('admin', 'notifications')
