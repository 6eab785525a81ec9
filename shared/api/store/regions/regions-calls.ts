import type { StoreRegionsListRes } from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The calls about regions. */
export const regionCalls = {
  list: (http: HttpClient, options?: CallOptions) =>
    http.get<StoreRegionsListRes>('/store/regions', undefined, options),
}
