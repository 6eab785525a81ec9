import { orderKeys } from '@stoa/api/admin/orders'
import { productKeys } from '@stoa/api/admin/products'
import { publishableApiKeyKeys } from '@stoa/api/admin/publishable-api-keys'
import {
  salesChannelKeys,
  salesChannelQueries,
  useAddLocationToSalesChannel,
  useAddProductsToSalesChannel,
  useCreateSalesChannel,
  useDeleteSalesChannel,
  useRemoveLocationFromSalesChannel,
  useRemoveProductsFromSalesChannel,
  useSwitchSalesChannel,
  useUpdateSalesChannel,
} from '@stoa/api/admin/sales-channels'
import { stockLocationKeys } from '@stoa/api/admin/stock-locations'
import { storeKeys } from '@stoa/api/admin/store'
import { variantKeys } from '@stoa/api/admin/variants'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof salesChannelQueries> = (http) => ({
  list: [salesChannelQueries(http).list(), salesChannelQueries(http).list({ expand: 'locations' })],
  detail: [salesChannelQueries(http).detail('sc_1'), salesChannelQueries(http).detail('sc_2')],
})

const id = 'sc_1'
const channel = [
  salesChannelKeys.lists(),
  salesChannelKeys.detail(id),
  orderKeys.details(),
  productKeys.details(),
  publishableApiKeyKeys.details(),
  stockLocationKeys.all,
  storeKeys.current(),
]
const products = [productKeys.lists(), productKeys.detail('prod_1')]
const supply = [
  salesChannelKeys.lists(),
  stockLocationKeys.lists(),
  stockLocationKeys.detail('sloc_1'),
  variantKeys.details(),
]

export const writes = [
  written(useCreateSalesChannel, { name: 'Book fair' }, [salesChannelKeys.lists()]),
  written(useUpdateSalesChannel, { id, changes: { name: 'Winter fair' } }, channel),
  written(useSwitchSalesChannel, { id, disabled: true }, channel),
  written(useDeleteSalesChannel, { id }, [...channel, productKeys.lists(), variantKeys.details()]),
  written(useAddProductsToSalesChannel, { id, productIds: ['prod_1'] }, products),
  written(useRemoveProductsFromSalesChannel, { id, productIds: ['prod_1'] }, products),
  written(useAddLocationToSalesChannel, { id, locationId: 'sloc_1' }, supply),
  written(useRemoveLocationFromSalesChannel, { id, locationId: 'sloc_1' }, supply),
]
