import type { StoreCartShippingOptionsListRes } from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The calls about shipping options. */
export const shippingOptionCalls = {
  /** The options that this cart, with its address and total, may choose from. */
  listCartOptions: (http: HttpClient, cartId: string, options?: CallOptions) =>
    http.get<StoreCartShippingOptionsListRes>(
      `/store/shipping-options/${encodeURIComponent(cartId)}`,
      undefined,
      options,
    ),
}
