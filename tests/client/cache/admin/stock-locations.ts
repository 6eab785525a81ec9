import { inventoryItemKeys } from '@stoa/api/admin/inventory-items'
import { productKeys } from '@stoa/api/admin/products'
import { reservationKeys } from '@stoa/api/admin/reservations'
import { salesChannelKeys } from '@stoa/api/admin/sales-channels'
import {
  stockLocationKeys,
  stockLocationQueries,
  useCreateStockLocation,
  useDeleteStockLocation,
  useUpdateStockLocation,
} from '@stoa/api/admin/stock-locations'
import { variantKeys } from '@stoa/api/admin/variants'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof stockLocationQueries> = (http) => {
  const { list, detail } = stockLocationQueries(http)
  return {
    list: [list(), list({ sales_channel_id: 'sc_1' })],
    detail: [detail('sloc_1'), detail('sloc_1', { expand: 'address' }), detail('sloc_2')],
  }
}

const location = [stockLocationKeys.lists(), stockLocationKeys.detail('sloc_1')]

export const writes = [
  written(useCreateStockLocation, { name: 'Attic' }, [stockLocationKeys.lists()]),
  written(useUpdateStockLocation, { id: 'sloc_1', changes: { name: 'Attic' } }, location),
  written(useDeleteStockLocation, { id: 'sloc_1' }, [
    ...location,
    inventoryItemKeys.all,
    reservationKeys.all,
    salesChannelKeys.all,
    variantKeys.all,
    productKeys.lists(),
    productKeys.details(),
  ]),
]
