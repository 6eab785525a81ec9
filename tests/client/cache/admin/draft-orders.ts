import { customerKeys } from '@stoa/api/admin/customers'
import { discountKeys } from '@stoa/api/admin/discounts'
import {
  draftOrderKeys,
  draftOrderQueries,
  useAddDraftOrderItem,
  useCreateDraftOrder,
  useMarkDraftOrderPaid,
  useRemoveDraftOrderItem,
  useUpdateDraftOrder,
  useUpdateDraftOrderItem,
} from '@stoa/api/admin/draft-orders'
import { giftCardKeys } from '@stoa/api/admin/gift-cards'
import { orderKeys } from '@stoa/api/admin/orders'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof draftOrderQueries> = (http) => ({
  list: [draftOrderQueries(http).list(), draftOrderQueries(http).list({ status: ['open'] })],
  rows: [draftOrderQueries(http).rows(), draftOrderQueries(http).rows({ q: 'ada' }, ['metadata'])],
  detail: [draftOrderQueries(http).detail('dorder_1'), draftOrderQueries(http).detail('dorder_2')],
})

const id = 'dorder_1'
const payload = { email: 'ada@example.com', region_id: 'reg_1', shipping_methods: [{ option_id: 'so_1' }] }
const shown = [draftOrderKeys.detail(id), draftOrderKeys.lists()]

export const writes = [
  written(useCreateDraftOrder, payload, [draftOrderKeys.lists(), customerKeys.lists()]),
  written(useUpdateDraftOrder, { id, changes: { discounts: [] } }, shown),
  written(useUpdateDraftOrder, { id, changes: { email: 'ada@example.com' } }, [
    ...shown,
    customerKeys.lists(),
  ]),
  written(useMarkDraftOrderPaid, { id }, [
    ...shown,
    orderKeys.lists(),
    customerKeys.lists(),
    customerKeys.details(),
    discountKeys.lists(),
    discountKeys.details(),
    discountKeys.codes(),
    giftCardKeys.lists(),
  ]),
  written(useAddDraftOrderItem, { id, item: { variant_id: 'variant_1', quantity: 1 } }, shown),
  written(useUpdateDraftOrderItem, { id, itemId: 'item_1', changes: { quantity: 2 } }, shown),
  written(useRemoveDraftOrderItem, { id, itemId: 'item_1' }, shown),
]
