import type { AdminGetRegionsParams, AdminRegionsListRes } from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The calls about regions. */
export const regionCalls = {
  list: (http: HttpClient, query: AdminGetRegionsParams, options?: CallOptions) =>
    http.get<AdminRegionsListRes>('/admin/regions', query, options),
}
