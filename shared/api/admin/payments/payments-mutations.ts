import type { AdminPostPaymentRefundsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { orderKeys, paymentCollectionKeys, paymentKeys } from '../keys.ts'
import * as orderCalls from '../orders/orders-calls.ts'
import * as paymentCalls from './payments-calls.ts'

/** A payment and the order that it is for. */
interface OnePayment {
  id: string
  orderId: string
}

type OnePaymentRefund = OnePayment & { refund: AdminPostPaymentRefundsReq; known: readonly string[] }

/** Queries that contain a payment; order lists do not, as the payment status of the order stays the same. */
const paymentShownKeys = ({ id, orderId }: OnePayment) => [
  paymentKeys.detail(id),
  orderKeys.detail(orderId),
  paymentCollectionKeys.details(),
]

/** Captures one payment; `useCapturePayment` captures all of an order's. */
export const useCaptureOnePayment = () =>
  useWrite({
    call: (http, { id }: OnePayment) => paymentCalls.capturePayment(http, id),
    stale: paymentShownKeys,
  })

/**
 * Refunds an amount of one payment, in minor units. `known` are the ids of the order's refunds so far: a lost answer is
 * found among the others. The form shows an error.
 */
export const useRefundOnePayment = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, orderId, refund, known }: OnePaymentRefund) =>
      paymentCalls.refundPayment(http, id, refund, {
        happened: async (read) => {
          const { order } = await orderCalls.retrieve(read, orderId)
          const made = order.refunds.find(
            (other) => !known.includes(other.id) && other.payment_id === id && other.amount === refund.amount,
          )
          return made && { refund: made }
        },
      }),
    stale: paymentShownKeys,
  })
