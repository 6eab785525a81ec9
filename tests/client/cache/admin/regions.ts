import {
  regionKeys,
  regionQueries,
  useAddRegionCountry,
  useAddRegionFulfillmentProvider,
  useAddRegionPaymentProvider,
  useCreateRegion,
  useDeleteRegion,
  useDeleteRegionCountry,
  useDeleteRegionFulfillmentProvider,
  useDeleteRegionPaymentProvider,
  useUpdateRegion,
} from '@stoa/api/admin/regions'
import { shippingOptionKeys } from '@stoa/api/admin/shipping-options'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof regionQueries> = (http) => {
  const { list, detail, fulfillmentOptions } = regionQueries(http)
  return {
    list: [list(), list({ q: 'north' })],
    detail: [detail('reg_1'), detail('reg_1', { expand: 'countries' }), detail('reg_2')],
    fulfillmentOptions: [fulfillmentOptions('reg_1'), fulfillmentOptions('reg_2')],
  }
}

const region = [regionKeys.lists(), regionKeys.detail('reg_1')]
const country = { id: 'reg_1', countryCode: 'is' }
const provider = { id: 'reg_1', providerId: 'manual' }
const payload = {
  name: 'North',
  currency_code: 'eur',
  tax_rate: 24,
  payment_providers: ['manual'],
  fulfillment_providers: ['manual'],
  countries: ['is'],
}

export const writes = [
  written(useCreateRegion, payload, [regionKeys.lists()]),
  written(useUpdateRegion, { id: 'reg_1', changes: { name: 'North' } }, [...region, shippingOptionKeys.all]),
  written(useDeleteRegion, { id: 'reg_1' }, [...region, shippingOptionKeys.all]),
  written(useAddRegionCountry, country, region),
  written(useDeleteRegionCountry, country, region),
  written(useAddRegionFulfillmentProvider, provider, region),
  written(useDeleteRegionFulfillmentProvider, provider, region),
  written(useAddRegionPaymentProvider, provider, region),
  written(useDeleteRegionPaymentProvider, provider, region),
]
