import { inventoryItemKeys } from '@stoa/api/admin/inventory-items'
import { orderKeys } from '@stoa/api/admin/orders'
import { productKeys } from '@stoa/api/admin/products'
import {
  reservationKeys,
  reservationQueries,
  useCreateReservation,
  useDeleteReservation,
  useDeleteReservations,
  useUpdateReservation,
} from '@stoa/api/admin/reservations'
import { variantKeys } from '@stoa/api/admin/variants'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof reservationQueries> = (http) => ({
  list: [reservationQueries(http).list(), reservationQueries(http).list({ line_item_id: ['item_1'] })],
  detail: [reservationQueries(http).detail('resitem_1'), reservationQueries(http).detail('resitem_2')],
})

const stock = [
  reservationKeys.lists(),
  inventoryItemKeys.lists(),
  inventoryItemKeys.detail('iitem_1'),
  variantKeys.all,
  productKeys.lists(),
  productKeys.details(),
]
const keys = [...stock, reservationKeys.detail('resitem_1'), orderKeys.details()]
const payload = { location_id: 'sloc_1', inventory_item_id: 'iitem_1', quantity: 1 }

export const writes = [
  written(useCreateReservation, payload, stock),
  written(useCreateReservation, { ...payload, line_item_id: 'item_1' }, [...stock, orderKeys.details()]),
  written(
    useUpdateReservation,
    { id: 'resitem_1', inventoryItemId: 'iitem_1', changes: { quantity: 2 } },
    keys,
  ),
  written(useDeleteReservation, { id: 'resitem_1', inventoryItemId: 'iitem_1' }, keys),
  written(useDeleteReservations, { ids: ['resitem_1'], change: undefined }, [
    reservationKeys.lists(),
    reservationKeys.detail('resitem_1'),
    inventoryItemKeys.all,
    variantKeys.all,
    productKeys.lists(),
    productKeys.details(),
    orderKeys.details(),
  ]),
]
