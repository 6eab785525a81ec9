import type { AdminExtendedStoresRes } from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The calls about the store itself. */
export const storeCalls = {
  /** The store with its feature flags and modules. */
  retrieve: (http: HttpClient, options?: CallOptions) =>
    http.get<AdminExtendedStoresRes>('/admin/store', undefined, options),
}
