import { shippingOptionQueries } from '@stoa/api/admin/shipping-options'
import type { HttpClient } from '@stoa/api/http'

/** The shipping and return options of a region. */
export const regionShipping = (http: HttpClient, regionId: string) =>
  shippingOptionQueries(http).list({ region_id: regionId, limit: 500 })
