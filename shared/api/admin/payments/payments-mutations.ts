import type { AdminPostPaymentRefundsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { orderKeys, paymentCollectionKeys, paymentKeys } from '../keys.ts'
import * as paymentCalls from './payments-calls.ts'

/** A payment and the order that it is for. */
interface OnePayment {
  id: string
  orderId: string
}

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

/** Refunds an amount of one payment, in minor units. The form shows an error. */
export const useRefundOnePayment = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, refund }: OnePayment & { refund: AdminPostPaymentRefundsReq }) =>
      paymentCalls.refundPayment(http, id, refund),
    stale: paymentShownKeys,
  })
