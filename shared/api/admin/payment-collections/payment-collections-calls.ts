import type {
  AdminGetPaymentCollectionsParams,
  AdminPaymentCollectionDeleteRes,
  AdminUpdatePaymentCollectionsReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ChangedPaymentCollectionRes, PaymentCollectionRes } from './payment-collections-types.ts'

/** The payments due for an order edit; amounts in minor units. Refused with 404 when it does not exist. */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: AdminGetPaymentCollectionsParams,
  options?: CallOptions,
) => http.get<PaymentCollectionRes>(route`/admin/payment-collections/${id}`, query, options)

/** Changes the description. Refused with 404 when there is no such collection. */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminUpdatePaymentCollectionsReq,
  options?: CallOptions,
) => http.post<ChangedPaymentCollectionRes>(route`/admin/payment-collections/${id}`, payload, options)

/**
 * Deletes a payment collection; also succeeds when it no longer exists. Refused with 404 while an order edit holds it,
 * and with 400 once something is paid.
 */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminPaymentCollectionDeleteRes>(route`/admin/payment-collections/${id}`, undefined, options)
export { remove as delete }

/** Notes that the whole amount is paid in some other way. */
export const markAsAuthorized = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<ChangedPaymentCollectionRes>(route`/admin/payment-collections/${id}/authorize`, undefined, {
    happened: async (reader) => {
      const { payment_collection } = await retrieve(reader, id)
      return payment_collection.status === 'authorized' ? { payment_collection } : undefined
    },
    ...options,
  })
