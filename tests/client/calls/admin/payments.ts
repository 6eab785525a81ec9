import { orders, payments } from '@stoa/api/admin'
import { row } from '../../call-row.ts'
import { placeOrder, takeOrder } from '../../prepare/place-order.ts'

export const rows = [
  row({
    name: 'admin.payments.retrieve',
    route: 'GET /admin/payments/{payment}',
    query: 'fields=id,amount',
    prepare: async (http, id) => {
      const { order, payment } = await placeOrder(http, id)
      return { payment, awaiting_order: order }
    },
    call: (http, id) => payments.retrieve(http, id('payment'), { fields: 'id,amount' }),
  }),
  row({
    name: 'admin.payments.capturePayment',
    route: 'POST /admin/payments/{payment}/capture',
    call: (http, id) => payments.capturePayment(http, id('payment')),
  }),
  row({
    name: 'admin.payments.refundPayment',
    route: 'POST /admin/payments/{payment}/refund',
    body: { amount: 100, reason: 'discount', note: 'A scratch' },
    prepare: async (http, id) => {
      await orders.cancel(http, id('awaiting_order'))
      const { payment } = await takeOrder(http, id)
      return { payment }
    },
    call: (http, id) =>
      payments.refundPayment(http, id('payment'), { amount: 100, reason: 'discount', note: 'A scratch' }),
  }),
]
