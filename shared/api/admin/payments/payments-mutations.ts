import type { AdminPostPaymentRefundsReq } from '@medusajs/client-types'
import { useRef } from 'react'
import { ApiError, isSessionLost, route } from '@stoa/api/http'
import type { HttpClient } from '@stoa/api/http'
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
 * Refunds an amount of one payment, in minor units. The API answers with this refund alone, so the order is read again:
 * `made` are its refunds that are not among the `known` ones, a second one included. When they cannot be read, the outcome is
 * unknown, and the same refund is not sent again but looked for. The form shows an error.
 */
export const useRefundOnePayment = () => {
  const unread = useRef<OnePaymentRefund>(undefined)
  return useWrite({
    meta: { quiet: true },
    call: async (http, write: OnePaymentRefund) => {
      const sent = unread.current && isSameRefund(unread.current, write) ? unread.current : write
      if (sent !== unread.current) await refundOne(http, sent)
      unread.current = sent
      const answer = await readMade(http, sent).catch((error: unknown) => {
        throw isSessionLost(error) ? error : unreadRefund(sent)
      })
      unread.current = undefined
      return answer
    },
    stale: paymentShownKeys,
  })
}

const isSameRefund = (one: OnePaymentRefund, other: OnePaymentRefund): boolean =>
  one.id === other.id && JSON.stringify(one.refund) === JSON.stringify(other.refund)

const refundOne = (http: HttpClient, write: OnePaymentRefund) =>
  paymentCalls.refundPayment(http, write.id, write.refund, {
    happened: async (read) => {
      const { made } = await readMade(read, write)
      const refund = made.find(
        ({ payment_id, amount }) => payment_id === write.id && amount === write.refund.amount,
      )
      return refund && { refund }
    },
  })

async function readMade(http: HttpClient, { orderId, known }: OnePaymentRefund) {
  const query = { fields: 'id', expand: 'refunds' }
  const { order, response } = await orderCalls.retrieve(http, orderId, query)
  return { made: order.refunds.filter(({ id }) => !known.includes(id)), response }
}

const unreadRefund = ({ id }: OnePaymentRefund) =>
  new ApiError(
    { kind: 'unreadable', status: 200 },
    { method: 'POST', path: route`/admin/payments/${id}/refund` },
  )
