import { draftOrders } from '@stoa/api/admin'
import { row } from '../../call-row.ts'
import { findTerms } from '../../prepare/find-terms.ts'
import { firstOf } from '../../prepare/first-of.ts'
import { draftOrder } from '../../prepare/place-order.ts'

export const rows = [
  row({
    name: 'admin.draftOrders.create',
    route: 'POST /admin/draft-orders',
    body: {
      email: 'shopper@stoa.test',
      region_id: '{region}',
      items: [{ title: 'Engraving', unit_price: 1000, quantity: 2 }],
      shipping_methods: [{ option_id: '{delivery}' }],
    },
    prepare: async (http, id) => ({ ...(await findTerms(http, id)) }),
    call: (http, id) =>
      draftOrders.create(http, {
        email: 'shopper@stoa.test',
        region_id: id('region'),
        items: [{ title: 'Engraving', unit_price: 1000, quantity: 2 }],
        shipping_methods: [{ option_id: id('delivery') }],
      }),
    learn: ({ draft_order }) => ({ draft: draft_order.id }),
  }),
  row({
    name: 'admin.draftOrders.update',
    route: 'POST /admin/draft-orders/{draft}',
    body: { no_notification_order: true },
    call: (http, id) => draftOrders.update(http, id('draft'), { no_notification_order: true }),
  }),
  row({
    name: 'admin.draftOrders.retrieve',
    route: 'GET /admin/draft-orders/{draft}',
    call: (http, id) => draftOrders.retrieve(http, id('draft')),
    learn: ({ draft_order }) => ({ draft_item: firstOf(draft_order.cart.items).id }),
  }),
  row({
    name: 'admin.draftOrders.list',
    route: 'GET /admin/draft-orders',
    query: 'status[]=open&limit=5',
    call: (http) => draftOrders.list(http, { status: ['open'], limit: 5 }),
  }),
  row({
    name: 'admin.draftOrders.addLineItem',
    route: 'POST /admin/draft-orders/{draft}/line-items',
    body: { variant_id: '{goods}', quantity: 1 },
    call: (http, id) => draftOrders.addLineItem(http, id('draft'), { variant_id: id('goods'), quantity: 1 }),
  }),
  row({
    name: 'admin.draftOrders.updateLineItem',
    route: 'POST /admin/draft-orders/{draft}/line-items/{draft_item}',
    body: { quantity: 3 },
    call: (http, id) => draftOrders.updateLineItem(http, id('draft'), id('draft_item'), { quantity: 3 }),
  }),
  row({
    name: 'admin.draftOrders.removeLineItem',
    route: 'DELETE /admin/draft-orders/{draft}/line-items/{draft_item}',
    call: (http, id) => draftOrders.removeLineItem(http, id('draft'), id('draft_item')),
  }),
  row({
    name: 'admin.draftOrders.markPaid',
    route: 'POST /admin/draft-orders/{draft}/pay',
    call: (http, id) => draftOrders.markPaid(http, id('draft')),
  }),
  row({
    name: 'admin.draftOrders.delete',
    route: 'DELETE /admin/draft-orders/{draft}',
    prepare: async (http, id) => ({ draft: await draftOrder(http, id) }),
    call: (http, id) => draftOrders.delete(http, id('draft')),
  }),
]
