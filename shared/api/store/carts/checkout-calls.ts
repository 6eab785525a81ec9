import type {
  StoreCompleteCartRes,
  StorePostCartsCartPaymentSessionReq,
  StorePostCartsCartPaymentSessionUpdateReq,
  StorePostCartsCartShippingMethodReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { Cart, RefreshedCart } from './carts-types.ts'

/** Chooses a shipping option. Refused with 400 when the cart may not choose it. */
export const addShippingMethod = (
  http: HttpClient,
  id: string,
  payload: StorePostCartsCartShippingMethodReq,
  options?: CallOptions,
) => http.post<{ cart: Cart }>(route`/store/carts/${id}/shipping-methods`, payload, options)

/** Offers every way to pay that the cart's region has; the only one is chosen at once. */
export const createPaymentSessions = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<{ cart: Cart }>(route`/store/carts/${id}/payment-sessions`, undefined, options)

/** Chooses a way to pay. */
export const setPaymentSession = (
  http: HttpClient,
  id: string,
  payload: StorePostCartsCartPaymentSessionReq,
  options?: CallOptions,
) => http.post<{ cart: Cart }>(route`/store/carts/${id}/payment-session`, payload, options)

/** Updates a payment session with its provider's data, and selects it. */
export const updatePaymentSession = (
  http: HttpClient,
  id: string,
  providerId: string,
  payload: StorePostCartsCartPaymentSessionUpdateReq,
  options?: CallOptions,
) => http.post<{ cart: Cart }>(route`/store/carts/${id}/payment-sessions/${providerId}`, payload, options)

/** Restarts a payment session, for instance when its provider let it expire. Answers with a part of the cart. */
export const refreshPaymentSession = (
  http: HttpClient,
  id: string,
  providerId: string,
  options?: CallOptions,
) =>
  http.post<{ cart: RefreshedCart }>(
    route`/store/carts/${id}/payment-sessions/${providerId}/refresh`,
    undefined,
    options,
  )

/** Deletes a payment session. */
export const deletePaymentSession = (
  http: HttpClient,
  id: string,
  providerId: string,
  options?: CallOptions,
) => http.delete<{ cart: Cart }>(route`/store/carts/${id}/payment-sessions/${providerId}`, undefined, options)

/** Places the order. A 409 means that stock ran out: the shopper decides, so it is not retried. */
export const complete = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<StoreCompleteCartRes>(route`/store/carts/${id}/complete`, undefined, {
    retryConflicts: false,
    ...options,
  })
