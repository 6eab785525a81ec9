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

/** What is to be paid beside an order, in minor units. Refused with 404 when there is none. */
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

/** Chooses one way to pay the whole amount. Refused with 400 once it is authorised. */
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

/** Restarts a payment session, for instance when its provider let it expire. */
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

/** Has one way to pay authorised. Refused with 422 when its provider says no. */
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

/** Has several ways to pay authorised; the answer's sessions tell which of them are. */
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
