import { useWrite } from '@stoa/api/react'
import { customerKeys, orderEditKeys, orderKeys } from '../keys.ts'
import * as orderEditCalls from './order-edits-calls.ts'

/** Says no to an order edit, with a reason if the shopper gives one. The form shows a refusal. */
export const useDeclineOrderEdit = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, reason }: { id: string; reason?: string }) =>
      orderEditCalls.decline(http, id, { declined_reason: reason }),
    stale: ({ id }) => [orderEditKeys.detail(id)],
  })

/** Says yes to an order edit: its order changes. */
export const useCompleteOrderEdit = () =>
  useWrite({
    call: (http, { id }: { id: string }) => orderEditCalls.complete(http, id),
    stale: ({ id }) => [orderEditKeys.detail(id), orderKeys.all, customerKeys.orders()],
  })
