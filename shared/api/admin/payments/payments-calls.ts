import type { AdminPaymentRes, AdminPostPaymentRefundsReq, AdminRefundRes } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { PaymentQuery } from './payments-types.ts'

/** One payment; amounts in minor units. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, query?: PaymentQuery, options?: CallOptions) =>
  http.get<AdminPaymentRes>(route`/admin/payments/${id}`, query, options)

/** Captures a payment; also succeeds when it is captured already. The payment status of its order stays as it was. */
export const capturePayment = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<AdminPaymentRes>(route`/admin/payments/${id}/capture`, undefined, {
    happened: async (read) => {
      const { payment } = await retrieve(read, id)
      return payment.captured_at ? { payment } : undefined
    },
    ...options,
  })

/** Refunds an amount, in minor units. Refused with 400 before the capture, and above the remaining amount. */
export const refundPayment = (
  http: HttpClient,
  id: string,
  payload: AdminPostPaymentRefundsReq,
  options?: CallOptions,
) => http.post<AdminRefundRes>(route`/admin/payments/${id}/refund`, payload, options)
