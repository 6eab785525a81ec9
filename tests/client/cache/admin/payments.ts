import { orderKeys } from '@stoa/api/admin/orders'
import { paymentCollectionKeys } from '@stoa/api/admin/payment-collections'
import {
  paymentKeys,
  paymentQueries,
  useCaptureOnePayment,
  useRefundOnePayment,
} from '@stoa/api/admin/payments'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof paymentQueries> = (http) => ({
  detail: [
    paymentQueries(http).detail('pay_1'),
    paymentQueries(http).detail('pay_1', { expand: 'order' }),
    paymentQueries(http).detail('pay_2'),
  ],
})

const one = { id: 'pay_1', orderId: 'order_1' }
const shown = [paymentKeys.detail('pay_1'), orderKeys.detail('order_1'), paymentCollectionKeys.details()]

export const writes = [
  written(useCaptureOnePayment, one, shown),
  written(useRefundOnePayment, { ...one, refund: { amount: 100, reason: 'other' }, known: [] }, shown),
]
