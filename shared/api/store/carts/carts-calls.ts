import type {
  StoreCartsRes,
  StoreCompleteCartRes,
  StorePostCartReq,
  StorePostCartsCartLineItemsItemReq,
  StorePostCartsCartLineItemsReq,
  StorePostCartsCartPaymentSessionReq,
  StorePostCartsCartReq,
  StorePostCartsCartShippingMethodReq,
} from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'

const pathOf = (id: string, ...rest: string[]) =>
  ['/store/carts', ...[id, ...rest].map(encodeURIComponent)].join('/')

/** The calls about carts. All but `complete` answer with the whole cart as it is now. */
export const cartCalls = {
  create: (http: HttpClient, payload: StorePostCartReq) => http.post<StoreCartsRes>('/store/carts', payload),

  retrieve: (http: HttpClient, id: string, options?: CallOptions) =>
    http.get<StoreCartsRes>(pathOf(id), undefined, options),

  update: (http: HttpClient, id: string, payload: StorePostCartsCartReq) =>
    http.post<StoreCartsRes>(pathOf(id), payload),

  addLineItem: (http: HttpClient, id: string, payload: StorePostCartsCartLineItemsReq) =>
    http.post<StoreCartsRes>(pathOf(id, 'line-items'), payload),

  updateLineItem: (
    http: HttpClient,
    id: string,
    lineId: string,
    payload: StorePostCartsCartLineItemsItemReq,
  ) => http.post<StoreCartsRes>(pathOf(id, 'line-items', lineId), payload),

  deleteLineItem: (http: HttpClient, id: string, lineId: string) =>
    http.delete<StoreCartsRes>(pathOf(id, 'line-items', lineId)),

  deleteDiscount: (http: HttpClient, id: string, code: string) =>
    http.delete<StoreCartsRes>(pathOf(id, 'discounts', code)),

  addShippingMethod: (http: HttpClient, id: string, payload: StorePostCartsCartShippingMethodReq) =>
    http.post<StoreCartsRes>(pathOf(id, 'shipping-methods'), payload),

  createPaymentSessions: (http: HttpClient, id: string) =>
    http.post<StoreCartsRes>(pathOf(id, 'payment-sessions')),

  setPaymentSession: (http: HttpClient, id: string, payload: StorePostCartsCartPaymentSessionReq) =>
    http.post<StoreCartsRes>(pathOf(id, 'payment-session'), payload),

  /** Places the order. A 409 says that stock ran out: the shopper decides, so it is not tried again. */
  complete: (http: HttpClient, id: string) =>
    http.post<StoreCompleteCartRes>(pathOf(id, 'complete'), undefined, { retryConflicts: false }),
}
