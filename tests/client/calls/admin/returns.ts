import { orders, returns } from '@stoa/api/admin'
import type { HttpClient } from '@stoa/api/http'
import { row } from '../../call-row.ts'
import { findTerms } from '../../prepare/find-terms.ts'
import { firstOf } from '../../prepare/first-of.ts'
import { packOrder, takeOrder } from '../../prepare/place-order.ts'
import type { PlacedOrder } from '../../prepare/place-order.ts'

async function askForReturn(http: HttpClient, { order, item }: PlacedOrder) {
  const answer = await orders.requestReturn(http, order, { items: [{ item_id: item, quantity: 2 }] })
  return { return: firstOf(answer.order.returns).id, returned_item: item }
}

export const rows = [
  row({
    name: 'admin.returns.list',
    route: 'GET /admin/returns',
    query: 'limit=5',
    call: (http) => returns.list(http, { limit: 5 }),
  }),
  row({
    name: 'admin.returns.receive',
    route: 'POST /admin/returns/{return}/receive',
    body: {
      items: [{ item_id: '{returned_item}', quantity: 2 }],
      refund: 500,
      location_id: '{goods_location}',
    },
    prepare: async (http, id) => {
      const taken = await takeOrder(http, id)
      const { goods_location } = await findTerms(http, id)
      await orders.createFulfillment(http, taken.order, {
        items: [{ item_id: taken.item, quantity: 2 }],
        location_id: goods_location,
      })
      return { ...(await askForReturn(http, taken)), goods_location }
    },
    call: (http, id) =>
      returns.receive(http, id('return'), {
        items: [{ item_id: id('returned_item'), quantity: 2 }],
        refund: 500,
        location_id: id('goods_location'),
      }),
  }),
  row({
    name: 'admin.returns.cancel',
    route: 'POST /admin/returns/{return}/cancel',
    prepare: async (http, id) => askForReturn(http, await packOrder(http, id)),
    call: (http, id) => returns.cancel(http, id('return')),
  }),
]
