import type {
  StoreCartShippingOptionsListRes,
  StoreGetShippingOptionsParams,
  StoreShippingOptionsListRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The options that this cart, with its address and total, may choose from; prices are in minor units. */
export const listCartOptions = (http: HttpClient, cartId: string, options?: CallOptions) =>
  http.get<StoreCartShippingOptionsListRes>(route`/store/shipping-options/${cartId}`, undefined, options)

/** All the options of a region or for some products, those for returns among them; prices are in minor units. */
export const list = (http: HttpClient, query?: StoreGetShippingOptionsParams, options?: CallOptions) =>
  http.get<StoreShippingOptionsListRes>(route`/store/shipping-options`, query, options)
