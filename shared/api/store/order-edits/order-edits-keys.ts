import { nounKeys } from '@stoa/api/react'

export const orderEditKeys = nounKeys('store', 'order-edits')
