import { taxRateQueries } from '@stoa/api/admin/tax-rates'
import type { HttpClient } from '@stoa/api/http'

/** The rates of a region with what they are for. */
export const regionRates = (http: HttpClient, regionId: string) =>
  taxRateQueries(http).list({
    region_id: regionId,
    limit: 500,
    expand: ['products', 'product_types', 'shipping_options'],
  })
