import { orderEdits } from '@stoa/api/admin'
import type { HttpClient } from '@stoa/api/http'
import { row } from '../../call-row.ts'
import type { IdOf } from '../../call-row.ts'
import { findTerms } from '../../prepare/find-terms.ts'
import { firstOf } from '../../prepare/first-of.ts'
import { takeOrder } from '../../prepare/place-order.ts'

async function startEdit(http: HttpClient, id: IdOf) {
  const { order } = await takeOrder(http, id)
  const { order_edit } = await orderEdits.create(http, { order_id: order })
  return { edit: order_edit.id }
}

export const rows = [
  row({
    name: 'admin.orderEdits.create',
    route: 'POST /admin/order-edits',
    body: { order_id: '{edited}', internal_note: 'By telephone' },
    prepare: async (http, id) => {
      const { order } = await takeOrder(http, id)
      return { ...(await findTerms(http, id)), edited: order }
    },
    call: (http, id) => orderEdits.create(http, { order_id: id('edited'), internal_note: 'By telephone' }),
    learn: ({ order_edit }) => ({
      edit: order_edit.id,
      edit_item: firstOf(order_edit.items.filter(({ variant_id }) => variant_id)).id,
    }),
  }),
  row({
    name: 'admin.orderEdits.update',
    route: 'POST /admin/order-edits/{edit}',
    body: { internal_note: 'By letter' },
    call: (http, id) => orderEdits.update(http, id('edit'), { internal_note: 'By letter' }),
  }),
  row({
    name: 'admin.orderEdits.addLineItem',
    route: 'POST /admin/order-edits/{edit}/items',
    body: { variant_id: '{gift}', quantity: 1 },
    call: (http, id) => orderEdits.addLineItem(http, id('edit'), { variant_id: id('gift'), quantity: 1 }),
    learn: ({ order_edit }) => {
      const { id: edit_change, line_item_id } = firstOf(order_edit.changes)
      return { edit_change, added_item: line_item_id ?? '' }
    },
  }),
  row({
    name: 'admin.orderEdits.updateLineItem',
    route: 'POST /admin/order-edits/{edit}/items/{added_item}',
    body: { quantity: 2 },
    call: (http, id) => orderEdits.updateLineItem(http, id('edit'), id('added_item'), { quantity: 2 }),
  }),
  row({
    name: 'admin.orderEdits.deleteItemChange',
    route: 'DELETE /admin/order-edits/{edit}/changes/{edit_change}',
    call: (http, id) => orderEdits.deleteItemChange(http, id('edit'), id('edit_change')),
  }),
  row({
    name: 'admin.orderEdits.retrieve',
    route: 'GET /admin/order-edits/{edit}',
    query: 'expand=items,changes',
    call: (http, id) => orderEdits.retrieve(http, id('edit'), { expand: 'items,changes' }),
  }),
  row({
    name: 'admin.orderEdits.list',
    route: 'GET /admin/order-edits',
    query: 'order_id={edited}&limit=5',
    call: (http, id) => orderEdits.list(http, { order_id: id('edited'), limit: 5 }),
  }),
  row({
    name: 'admin.orderEdits.removeLineItem',
    route: 'DELETE /admin/order-edits/{edit}/items/{edit_item}',
    call: (http, id) => orderEdits.removeLineItem(http, id('edit'), id('edit_item')),
  }),
  row({
    name: 'admin.orderEdits.requestConfirmation',
    route: 'POST /admin/order-edits/{edit}/request',
    body: { payment_collection_description: 'For the added piece' },
    call: (http, id) =>
      orderEdits.requestConfirmation(http, id('edit'), {
        payment_collection_description: 'For the added piece',
      }),
  }),
  row({
    name: 'admin.orderEdits.confirm',
    route: 'POST /admin/order-edits/{edit}/confirm',
    prepare: async (http, id) => {
      const { edit } = await startEdit(http, id)
      await orderEdits.addLineItem(http, edit, { variant_id: id('gift'), quantity: 1 })
      return { edit }
    },
    call: (http, id) => orderEdits.confirm(http, id('edit')),
  }),
  row({
    name: 'admin.orderEdits.cancel',
    route: 'POST /admin/order-edits/{edit}/cancel',
    prepare: startEdit,
    call: (http, id) => orderEdits.cancel(http, id('edit')),
  }),
  row({
    name: 'admin.orderEdits.delete',
    route: 'DELETE /admin/order-edits/{edit}',
    prepare: startEdit,
    call: (http, id) => orderEdits.delete(http, id('edit')),
  }),
]
