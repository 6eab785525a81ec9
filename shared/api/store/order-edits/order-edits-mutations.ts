import { useWrite } from '@stoa/api/react'
import { customerKeys, orderEditKeys, orderKeys } from '../keys.ts'
import * as orderEditCalls from './order-edits-calls.ts'

/** Declines an order edit, with an optional reason. The form shows an error. */
export const useDeclineOrderEdit = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, reason }: { id: string; reason?: string }) =>
      orderEditCalls.decline(http, id, { declined_reason: reason }),
    stale: ({ id }) => [orderEditKeys.detail(id)],
  })

/** Confirms an order edit: its order changes. The form shows an error. */
export const useCompleteOrderEdit = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id }: { id: string }) => orderEditCalls.complete(http, id),
    stale: ({ id }) => [orderEditKeys.detail(id), orderKeys.all, customerKeys.orders()],
  })
