import type {
  AdminPaymentProvidersList,
  AdminPostStoreReq,
  AdminStoresRes,
  AdminTaxProvidersList,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { AdminStoreRes } from './store-types.ts'

/**
 * Changes the store; `currencies` replaces them all. Refused with 400 when the default currency would not be one of
 * them. The answer lacks the feature flags and modules.
 */
export const update = (http: HttpClient, payload: AdminPostStoreReq, options?: CallOptions) =>
  http.post<AdminStoresRes>(route`/admin/store`, payload, options)

/** Adds a currency to those of the store. Refused with 422 when it is one of them, and with 400 for an unknown code. */
export const addCurrency = (http: HttpClient, currencyCode: string, options?: CallOptions) =>
  http.post<AdminStoresRes>(route`/admin/store/currencies/${currencyCode}`, undefined, options)

/**
 * Takes a currency from those of the store; also succeeds when it is none of them. The backend does not protect the
 * default currency: replace that by {@link update}.
 */
export const deleteCurrency = (http: HttpClient, currencyCode: string, options?: CallOptions) =>
  http.delete<AdminStoresRes>(route`/admin/store/currencies/${currencyCode}`, undefined, options)

/** The store with its currencies, feature flags and modules. */
export const retrieve = (http: HttpClient, options?: CallOptions) =>
  http.get<AdminStoreRes>(route`/admin/store`, undefined, options)

/** The payment providers of the backend, also those that it no longer has installed. */
export const listPaymentProviders = (http: HttpClient, options?: CallOptions) =>
  http.get<AdminPaymentProvidersList>(route`/admin/store/payment-providers`, undefined, options)

/** The tax providers of the backend; the list does not name the built-in one. */
export const listTaxProviders = (http: HttpClient, options?: CallOptions) =>
  http.get<AdminTaxProvidersList>(route`/admin/store/tax-providers`, undefined, options)
