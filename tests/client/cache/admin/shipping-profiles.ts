import { productKeys } from '@stoa/api/admin/products'
import { shippingOptionKeys } from '@stoa/api/admin/shipping-options'
import {
  shippingProfileKeys,
  shippingProfileQueries,
  useCreateShippingProfile,
  useDeleteShippingProfile,
  useUpdateShippingProfile,
} from '@stoa/api/admin/shipping-profiles'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof shippingProfileQueries> = (http) => ({
  list: shippingProfileQueries(http).list(),
  detail: [shippingProfileQueries(http).detail('sp_1'), shippingProfileQueries(http).detail('sp_2')],
})

const everyProfile = [shippingProfileKeys.all, shippingOptionKeys.all]

export const writes = [
  written(useCreateShippingProfile, { name: 'Bulky', type: 'custom' }, [shippingProfileKeys.lists()]),
  written(useUpdateShippingProfile, { id: 'sp_1', changes: { name: 'Large' } }, everyProfile),
  written(useUpdateShippingProfile, { id: 'sp_1', changes: { products: ['prod_1'] } }, [
    ...everyProfile,
    productKeys.details(),
  ]),
  written(useDeleteShippingProfile, { id: 'sp_1' }, [
    shippingProfileKeys.lists(),
    shippingProfileKeys.detail('sp_1'),
    shippingOptionKeys.all,
    productKeys.details(),
  ]),
]
