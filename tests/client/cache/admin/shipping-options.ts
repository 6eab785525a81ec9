import {
  shippingOptionKeys,
  shippingOptionQueries,
  useCreateShippingOption,
  useDeleteShippingOption,
  useUpdateShippingOption,
} from '@stoa/api/admin/shipping-options'
import { shippingProfileKeys } from '@stoa/api/admin/shipping-profiles'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof shippingOptionQueries> = (http) => ({
  list: [shippingOptionQueries(http).list(), shippingOptionQueries(http).list({ region_id: 'reg_1' })],
  detail: [shippingOptionQueries(http).detail('so_1'), shippingOptionQueries(http).detail('so_2')],
})

const option = [shippingOptionKeys.lists(), shippingOptionKeys.detail('so_1'), shippingProfileKeys.details()]
const payload = {
  name: 'Courier',
  region_id: 'reg_1',
  provider_id: 'manual',
  data: {},
  price_type: 'flat_rate',
  amount: 900,
} as const

export const writes = [
  written(useCreateShippingOption, payload, [shippingOptionKeys.lists(), shippingProfileKeys.details()]),
  written(useUpdateShippingOption, { id: 'so_1', changes: { amount: 900, requirements: [] } }, option),
  written(useDeleteShippingOption, { id: 'so_1' }, option),
]
