import { nounKeys } from '@stoa/api/react'

export const orderEditKeys = nounKeys('admin', 'order-edits')
