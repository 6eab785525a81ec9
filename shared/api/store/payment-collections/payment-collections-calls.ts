import type {
  StoreGetPaymentCollectionsParams,
  StorePaymentCollectionSessionsReq,
  StorePaymentCollectionsSessionRes,
  StorePostPaymentCollectionsBatchSessionsAuthorizeReq,
  StorePostPaymentCollectionsBatchSessionsReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ShopPaymentCollection } from './payment-collections-types.ts'

/** A payment outside of an order, in minor units. Refused with 404 when it does not exist. */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: StoreGetPaymentCollectionsParams,
  options?: CallOptions,
) =>
  http.get<{ payment_collection: ShopPaymentCollection }>(
    route`/store/payment-collections/${id}`,
    query,
    options,
  )

/** Chooses one way to pay the whole amount. Refused with 400 once it is authorized. */
export const managePaymentSession = (
  http: HttpClient,
  id: string,
  payload: StorePaymentCollectionSessionsReq,
  options?: CallOptions,
) =>
  http.post<{ payment_collection: ShopPaymentCollection }>(
    route`/store/payment-collections/${id}/sessions`,
    payload,
    options,
  )

/** Shares the amount, in minor units, between several ways to pay. Refused with 500 when the shares do not add up. */
export const managePaymentSessionsBatch = (
  http: HttpClient,
  id: string,
  payload: StorePostPaymentCollectionsBatchSessionsReq,
  options?: CallOptions,
) =>
  http.post<{ payment_collection: ShopPaymentCollection }>(
    route`/store/payment-collections/${id}/sessions/batch`,
    payload,
    options,
  )

/** Restarts a payment session, for instance when its provider let it expire. The store forgets the others of a divided amount. */
export const refreshPaymentSession = (
  http: HttpClient,
  id: string,
  sessionId: string,
  options?: CallOptions,
) =>
  http.post<StorePaymentCollectionsSessionRes>(
    route`/store/payment-collections/${id}/sessions/${sessionId}`,
    undefined,
    options,
  )

/** Authorizes one payment session. Refused with 422 when its provider declines. */
export const authorizePaymentSession = (
  http: HttpClient,
  id: string,
  sessionId: string,
  options?: CallOptions,
) =>
  http.post<StorePaymentCollectionsSessionRes>(
    route`/store/payment-collections/${id}/sessions/${sessionId}/authorize`,
    undefined,
    options,
  )

/** Authorizes several payment sessions; the answer's sessions show which of them are. */
export const authorizePaymentSessionsBatch = (
  http: HttpClient,
  id: string,
  payload: StorePostPaymentCollectionsBatchSessionsAuthorizeReq,
  options?: CallOptions,
) =>
  http.post<{ payment_collection: ShopPaymentCollection }>(
    route`/store/payment-collections/${id}/sessions/batch/authorize`,
    payload,
    options,
  )
