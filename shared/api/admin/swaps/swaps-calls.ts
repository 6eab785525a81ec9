import type { AdminGetSwapsParams, AdminSwapsListRes } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { SwapRes } from './swaps-types.ts'

/** One swap with its cart, return and fulfillments; amounts in minor units. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<SwapRes>(route`/admin/swaps/${id}`, undefined, options)

/** The swaps of all orders, newest first; `limit` defaults to 50. */
export const list = (http: HttpClient, query?: AdminGetSwapsParams, options?: CallOptions) =>
  http.get<AdminSwapsListRes>(route`/admin/swaps`, query, options)
