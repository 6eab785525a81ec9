import type {
  AdminPostReturnReasonsReasonReq,
  AdminPostReturnReasonsReq,
  AdminReturnReasonsDeleteRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ReturnReasonList, ReturnReasonRes } from './return-reasons-types.ts'

/** Adds a reason for returns. Refused with 422 for the `value` of another reason, and with 400 below a child. */
export const create = (http: HttpClient, payload: AdminPostReturnReasonsReq, options?: CallOptions) =>
  http.post<ReturnReasonRes>(route`/admin/return-reasons`, payload, options)

/** Changes a reason. Refused with 404 when it does not exist. */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminPostReturnReasonsReasonReq,
  options?: CallOptions,
) => http.post<ReturnReasonRes>(route`/admin/return-reasons/${id}`, payload, options)

/** Deletes a reason; returns that name it keep it. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminReturnReasonsDeleteRes>(route`/admin/return-reasons/${id}`, undefined, options)
export { remove as delete }

/** One reason with its parent and its children. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<ReturnReasonRes>(route`/admin/return-reasons/${id}`, undefined, options)

/** All reasons of the first level, each with its children. */
export const list = (http: HttpClient, options?: CallOptions) =>
  http.get<ReturnReasonList>(route`/admin/return-reasons`, undefined, options)
