import { orderEditKeys } from '@stoa/api/admin/order-edits'
import { orderKeys } from '@stoa/api/admin/orders'
import {
  paymentCollectionKeys,
  paymentCollectionQueries,
  useAuthorizePaymentCollection,
  useDeletePaymentCollection,
  useUpdatePaymentCollection,
} from '@stoa/api/admin/payment-collections'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof paymentCollectionQueries> = (http) => ({
  detail: [
    paymentCollectionQueries(http).detail('paycol_1'),
    paymentCollectionQueries(http).detail('paycol_1', { expand: 'payments' }),
    paymentCollectionQueries(http).detail('paycol_2'),
  ],
})

const id = 'paycol_1'
const shown = [paymentCollectionKeys.detail(id), orderEditKeys.lists(), orderEditKeys.details()]

export const writes = [
  written(useUpdatePaymentCollection, { id, changes: { description: 'For a cup' } }, shown),
  written(useDeletePaymentCollection, { id }, shown),
  written(useAuthorizePaymentCollection, { id, orderId: 'order_1' }, [...shown, orderKeys.detail('order_1')]),
]
