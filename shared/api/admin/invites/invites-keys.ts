import { nounKeys } from '@stoa/api/react'

export const inviteKeys = nounKeys('admin', 'invites')
