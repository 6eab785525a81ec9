import type {
  AdminOrdersOrderLineItemReservationReq,
  AdminPostOrdersOrderRefundsReq,
  AdminPostOrdersOrderReq,
  AdminPostOrdersOrderReturnsReq,
  AdminPostOrdersOrderShippingMethodsReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import {
  customerKeys,
  orderKeys,
  orderShownKeys,
  paymentKeys,
  reservedKeys,
  returnKeys,
  stockKeys,
} from '../keys.ts'
import * as orderCalls from './orders-calls.ts'
import { recognised } from './recognised.ts'

interface OneOrder {
  id: string
}

interface LineItemReservation {
  id: string
  lineItemId: string
  reservation: AdminOrdersOrderLineItemReservationReq
}

/** Changes an order's addresses, email or owner. The form shows an error. */
export const useUpdateOrder = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: OneOrder & { changes: AdminPostOrdersOrderReq }) =>
      orderCalls.update(http, id, changes),
    stale: ({ id, changes }) => [
      ...orderShownKeys(id),
      ...(changes.customer_id ? [customerKeys.lists(), customerKeys.details()] : []),
    ],
  })

/** Marks an order as completed. */
export const useCompleteOrder = () =>
  useWrite({
    call: (http, { id }: OneOrder) => orderCalls.complete(http, id),
    stale: ({ id }) => orderShownKeys(id),
  })

/** Cancels an order, its payments and its reservations. */
export const useCancelOrder = () =>
  useWrite({
    call: (http, { id }: OneOrder) => orderCalls.cancel(http, id),
    stale: ({ id }) => [...orderShownKeys(id), paymentKeys.details(), ...reservedKeys()],
  })

/** Puts a completed order away. */
export const useArchiveOrder = () =>
  useWrite({
    call: (http, { id }: OneOrder) => orderCalls.archive(http, id),
    stale: ({ id }) => orderShownKeys(id),
  })

/** Captures the authorized payments of an order. Only the order in the answer shows whether they were captured. */
export const useCapturePayment = () =>
  useWrite({
    call: (http, { id }: OneOrder) => orderCalls.capturePayment(http, id),
    stale: ({ id }) => [...orderShownKeys(id), paymentKeys.details()],
  })

type NewRefund = OneOrder & { refund: AdminPostOrdersOrderRefundsReq; known: readonly string[] }

/**
 * Refunds an amount, in minor units. `known` are the ids of the order's refunds so far: a lost answer is found among the
 * others. The form shows an error.
 */
export const useRefundPayment = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, refund, known }: NewRefund) =>
      orderCalls.refundPayment(
        http,
        id,
        refund,
        recognised(id, ({ refunds }) =>
          refunds.some((made) => !known.includes(made.id) && made.amount === refund.amount),
        ),
      ),
    stale: ({ id }) => [...orderShownKeys(id), paymentKeys.details()],
  })

/** Requests a return. The form shows an error. */
export const useRequestReturn = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, request }: OneOrder & { request: AdminPostOrdersOrderReturnsReq }) =>
      orderCalls.requestReturn(http, id, request),
    stale: ({ id, request }) => [
      orderKeys.detail(id),
      returnKeys.lists(),
      ...(request.receive_now ? stockKeys() : []),
    ],
  })

/** Adds a way of shipping to an order. The form shows an error. */
export const useAddOrderShippingMethod = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, method }: OneOrder & { method: AdminPostOrdersOrderShippingMethodsReq }) =>
      orderCalls.addShippingMethod(http, id, method),
    stale: ({ id }) => orderShownKeys(id),
  })

/** Sets pieces of a line aside, where the backend can: see the call. The form shows an error. */
export const useReserveLineItem = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, lineItemId, reservation }: LineItemReservation) =>
      orderCalls.reserveLineItem(http, id, lineItemId, reservation),
    stale: ({ id }) => [orderKeys.reservations(id), ...reservedKeys()],
  })
