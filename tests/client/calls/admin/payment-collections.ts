import { orderEdits, paymentCollections } from '@stoa/api/admin'
import type { HttpClient } from '@stoa/api/http'
import { row } from '../../call-row.ts'
import type { IdOf } from '../../call-row.ts'
import { findTerms } from '../../prepare/find-terms.ts'
import { takeOrder } from '../../prepare/place-order.ts'

/** An order edit that costs more makes one when the customer is asked. */
async function askForMore(http: HttpClient, id: IdOf) {
  const { order } = await takeOrder(http, id)
  const { goods } = await findTerms(http, id)
  const { order_edit } = await orderEdits.create(http, { order_id: order })
  await orderEdits.addLineItem(http, order_edit.id, { variant_id: goods, quantity: 1 })
  const requested = await orderEdits.requestConfirmation(http, order_edit.id)
  return { payment_collection: requested.order_edit.payment_collection_id ?? '' }
}

export const rows = [
  row({
    name: 'admin.paymentCollections.retrieve',
    route: 'GET /admin/payment-collections/{payment_collection}',
    query: 'expand=payments',
    prepare: askForMore,
    call: (http, id) => paymentCollections.retrieve(http, id('payment_collection'), { expand: 'payments' }),
  }),
  row({
    name: 'admin.paymentCollections.update',
    route: 'POST /admin/payment-collections/{payment_collection}',
    body: { description: 'For the added piece' },
    call: (http, id) =>
      paymentCollections.update(http, id('payment_collection'), { description: 'For the added piece' }),
  }),
  row({
    name: 'admin.paymentCollections.markAsAuthorized',
    route: 'POST /admin/payment-collections/{payment_collection}/authorize',
    call: (http, id) => paymentCollections.markAsAuthorized(http, id('payment_collection')),
  }),
  row({
    name: 'admin.paymentCollections.delete',
    route: 'DELETE /admin/payment-collections/{payment_collection}',
    // One that is gone: those that there are belong to order edits for good.
    prepare: () => Promise.resolve({ payment_collection: 'paycol_gone' }),
    call: (http, id) => paymentCollections.delete(http, id('payment_collection')),
  }),
]
