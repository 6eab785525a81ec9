import type { AdminPostOrderEditsOrderEditReq, AdminPostOrderEditsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { orderEditKeys, orderKeys, orderShownKeys, reservedKeys } from '../keys.ts'
import * as orderEditCalls from './order-edits-calls.ts'
import type { OrderEditRequest } from './order-edits-types.ts'

/** An edit and the order that it edits, which shows how far the edit is. */
interface EditOfOrder {
  id: string
  orderId: string
}

const editShownKeys = ({ id, orderId }: EditOfOrder) => [
  orderEditKeys.detail(id),
  orderEditKeys.lists(),
  orderKeys.detail(orderId),
]

/** Begins to edit an order. */
export const useCreateOrderEdit = () =>
  useWrite({
    call: (http, payload: AdminPostOrderEditsReq) => orderEditCalls.create(http, payload),
    stale: ({ order_id }) => [orderEditKeys.lists(), orderKeys.detail(order_id)],
  })

/** Changes the internal note. The form shows an error. */
export const useUpdateOrderEdit = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: EditOfOrder & { changes: AdminPostOrderEditsOrderEditReq }) =>
      orderEditCalls.update(http, id, changes),
    stale: editShownKeys,
  })

/** Deletes an edit before confirmation was requested. */
export const useDeleteOrderEdit = () =>
  useWrite({
    call: (http, { id }: EditOfOrder) => orderEditCalls.delete(http, id),
    stale: editShownKeys,
  })

/** Requests the customer's confirmation of an edit. The form shows an error. */
export const useRequestOrderEdit = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, request }: EditOfOrder & { request?: OrderEditRequest }) =>
      orderEditCalls.requestConfirmation(http, id, request),
    stale: editShownKeys,
  })

/** Cancels an edit. */
export const useCancelOrderEdit = () =>
  useWrite({
    call: (http, { id }: EditOfOrder) => orderEditCalls.cancel(http, id),
    stale: editShownKeys,
  })

/**
 * Confirms an edit for the customer: the order has other lines and another total, and its reservations end. The form or the
 * button shows an error.
 */
export const useConfirmOrderEdit = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id }: EditOfOrder) => orderEditCalls.confirm(http, id),
    stale: ({ id, orderId }) => [
      orderEditKeys.detail(id),
      orderEditKeys.lists(),
      ...orderShownKeys(orderId),
      ...reservedKeys(),
    ],
  })
