import type {
  AdminGetReturnsParams,
  AdminPostReturnsReturnReceiveReq,
  AdminReturnsListRes,
  AdminReturnsRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { CancelledReturnRes } from './returns-types.ts'

/** The returns of all orders, newest first; `limit` defaults to 50. */
export const list = (http: HttpClient, query?: AdminGetReturnsParams, options?: CallOptions) =>
  http.get<AdminReturnsListRes>(route`/admin/returns`, query, options)

/**
 * Notes that goods have come back, puts them into the stock of `location_id`, and pays back `refund`, in minor units,
 * or what the return says. Refused with 400 for a return that is received or canceled already.
 */
export const receive = (
  http: HttpClient,
  id: string,
  payload: AdminPostReturnsReturnReceiveReq,
  options?: CallOptions,
) => http.post<AdminReturnsRes>(route`/admin/returns/${id}/receive`, payload, options)

/** Cancels a return and answers with its order. Refused with 400 for a received one. */
export const cancel = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<CancelledReturnRes>(route`/admin/returns/${id}/cancel`, undefined, options)
