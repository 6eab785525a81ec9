import { shippingOptionQueries } from '@stoa/api/admin/shipping-options'
import type { HttpClient } from '@stoa/api/http'

/** The ways to ship of a region, there and back. */
export const regionShipping = (http: HttpClient, regionId: string) =>
  shippingOptionQueries(http).list({ region_id: regionId, limit: 500 })
