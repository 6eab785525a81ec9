import type {
  AdminGetGiftCardsParams,
  AdminGiftCardsDeleteRes,
  AdminPostGiftCardsReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { GiftCardRes, GiftCardChanges, GiftCardPage } from './gift-cards-types.ts'

/** Makes a gift card with a code of the backend's choice. `value` is in minor units of the region's currency. */
export const create = (http: HttpClient, payload: AdminPostGiftCardsReq, options?: CallOptions) =>
  http.post<GiftCardRes>(route`/admin/gift-cards`, payload, options)

/** Changes a gift card. Refused with 500 when `balance`, in minor units, is below zero or above the card's value. */
export const update = (http: HttpClient, id: string, payload: GiftCardChanges, options?: CallOptions) =>
  http.post<GiftCardRes>(route`/admin/gift-cards/${id}`, payload, options)

/** Deletes a gift card with its remaining balance; also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminGiftCardsDeleteRes>(route`/admin/gift-cards/${id}`, undefined, options)
export { remove as delete }

/** One gift card by its id, not its code. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<GiftCardRes>(route`/admin/gift-cards/${id}`, undefined, options)

/** The gift cards, sold and issued; `limit` defaults to 50. */
export const list = (http: HttpClient, query?: AdminGetGiftCardsParams, options?: CallOptions) =>
  http.get<GiftCardPage>(route`/admin/gift-cards`, query, options)
