import type { AdminUpdatePaymentCollectionsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { orderEditKeys, orderKeys, paymentCollectionKeys } from '../keys.ts'
import * as paymentCollectionCalls from './payment-collections-calls.ts'

interface OneCollection {
  id: string
}

/** The order edit that a payment collection is for shows it. */
const collectionShownKeys = ({ id }: OneCollection) => [
  paymentCollectionKeys.detail(id),
  orderEditKeys.lists(),
  orderEditKeys.details(),
]

/** Changes the description of a payment collection. The form shows an error. */
export const useUpdatePaymentCollection = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: OneCollection & { changes: AdminUpdatePaymentCollectionsReq }) =>
      paymentCollectionCalls.update(http, id, changes),
    stale: collectionShownKeys,
  })

/** Deletes a payment collection. */
export const useDeletePaymentCollection = () =>
  useWrite({
    call: (http, { id }: OneCollection) => paymentCollectionCalls.delete(http, id),
    stale: collectionShownKeys,
  })

/** Notes that the whole amount is paid in some other way; the order then owes less. */
export const useAuthorizePaymentCollection = () =>
  useWrite({
    call: (http, { id }: OneCollection & { orderId: string }) =>
      paymentCollectionCalls.markAsAuthorized(http, id),
    stale: ({ id, orderId }) => [...collectionShownKeys({ id }), orderKeys.detail(orderId)],
  })
