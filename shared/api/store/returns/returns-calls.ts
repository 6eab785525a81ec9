import type { StorePostReturnsReq } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ShopReturn } from './returns-types.ts'

/**
 * Announces that things of an order come back, and by which return shipping option. Refused with 400 for more than the
 * order has left to return.
 */
export const create = (http: HttpClient, payload: StorePostReturnsReq, options?: CallOptions) =>
  http.post<{ return: ShopReturn }>(route`/store/returns`, payload, options)
