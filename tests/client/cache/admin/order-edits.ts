import { inventoryItemKeys } from '@stoa/api/admin/inventory-items'
import {
  orderEditKeys,
  orderEditQueries,
  useAddOrderEditItem,
  useCancelOrderEdit,
  useConfirmOrderEdit,
  useCreateOrderEdit,
  useDeleteOrderEdit,
  useDeleteOrderEditItemChange,
  useRemoveOrderEditItem,
  useRequestOrderEdit,
  useUpdateOrderEdit,
  useUpdateOrderEditItem,
} from '@stoa/api/admin/order-edits'
import { orderKeys } from '@stoa/api/admin/orders'
import { productKeys } from '@stoa/api/admin/products'
import { reservationKeys } from '@stoa/api/admin/reservations'
import { variantKeys } from '@stoa/api/admin/variants'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof orderEditQueries> = (http) => ({
  list: [orderEditQueries(http).list(), orderEditQueries(http).list({ order_id: 'order_1' })],
  detail: [
    orderEditQueries(http).detail('oe_1'),
    orderEditQueries(http).detail('oe_1', { expand: 'items' }),
    orderEditQueries(http).detail('oe_2'),
  ],
})

const id = 'oe_1'
const edit = { id, orderId: 'order_1' }
const own = [orderEditKeys.detail(id), orderEditKeys.lists()]
const shown = [...own, orderKeys.detail('order_1')]
const reserved = [
  reservationKeys.all,
  inventoryItemKeys.all,
  variantKeys.all,
  productKeys.lists(),
  productKeys.details(),
]

export const writes = [
  written(useCreateOrderEdit, { order_id: 'order_1' }, [orderEditKeys.lists(), orderKeys.detail('order_1')]),
  written(useUpdateOrderEdit, { ...edit, changes: { internal_note: 'By letter' } }, shown),
  written(useDeleteOrderEdit, edit, shown),
  written(useRequestOrderEdit, edit, shown),
  written(useCancelOrderEdit, edit, shown),
  written(useConfirmOrderEdit, edit, [...shown, orderKeys.lists(), ...reserved]),
  written(useAddOrderEditItem, { id, item: { variant_id: 'variant_1', quantity: 1 } }, own),
  written(useUpdateOrderEditItem, { id, itemId: 'item_1', quantity: 2 }, own),
  written(useRemoveOrderEditItem, { id, itemId: 'item_1' }, own),
  written(useDeleteOrderEditItemChange, { id, itemChangeId: 'oic_1' }, own),
]
