import type { StoreCustomersListPaymentMethodsRes } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The ways to pay that the payment providers keep for the shopper who is signed in. */
export const list = (http: HttpClient, options?: CallOptions) =>
  http.get<StoreCustomersListPaymentMethodsRes>(
    route`/store/customers/me/payment-methods`,
    undefined,
    options,
  )
