import { orderEdits, paymentCollections } from '@stoa/api/store'
import { row } from '../../call-row.ts'
import { askForEdit } from '../../prepare/ask-for-edit.ts'

/** One order edit that the shopper declines, and one that the shopper pays for. */
export const rows = [
  row({
    name: 'store.orderEdits.retrieve',
    route: 'GET /store/order-edits/{declined_edit}',
    prepare: async (http, id) => ({ declined_edit: (await askForEdit(http, id)).edit }),
    call: (http, id) => orderEdits.retrieve(http, id('declined_edit')),
  }),
  row({
    name: 'store.orderEdits.decline',
    route: 'POST /store/order-edits/{declined_edit}/decline',
    body: { declined_reason: 'More than I wanted to spend' },
    call: (http, id) =>
      orderEdits.decline(http, id('declined_edit'), { declined_reason: 'More than I wanted to spend' }),
  }),
  row({
    name: 'store.orderEdits.complete',
    route: 'POST /store/order-edits/{paid_edit}/complete',
    prepare: async (http, id) => {
      const { edit, collection } = await askForEdit(http, id)
      const chosen = await paymentCollections.managePaymentSession(http, collection, {
        provider_id: 'manual',
      })
      for (const session of chosen.payment_collection.payment_sessions) {
        await paymentCollections.authorizePaymentSession(http, collection, session.id)
      }
      return { paid_edit: edit }
    },
    call: (http, id) => orderEdits.complete(http, id('paid_edit')),
  }),
]
