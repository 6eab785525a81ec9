import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ShopReturnReason } from './return-reasons-types.ts'

/** One reason to send something back, with the finer ones below it. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<{ return_reason: ShopReturnReason }>(route`/store/return-reasons/${id}`, undefined, options)

/** All the reasons to send something back, with the finer ones below them. */
export const list = (http: HttpClient, options?: CallOptions) =>
  http.get<{ return_reasons: ShopReturnReason[] }>(route`/store/return-reasons`, undefined, options)
