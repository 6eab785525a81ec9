import { returns } from '@stoa/api/store'
import { row } from '../../call-row.ts'
import { findTerms } from '../../prepare/find-terms.ts'
import { packOrder } from '../../prepare/place-order.ts'

export const rows = [
  row({
    name: 'store.returns.create',
    route: 'POST /store/returns',
    body: {
      order_id: '{unwanted_order}',
      items: [{ item_id: '{unwanted}', quantity: 2, note: 'Too small' }],
      return_shipping: { option_id: '{return_delivery}' },
    },
    prepare: async (http, id) => {
      const { return_delivery } = await findTerms(http, id)
      const { order, item } = await packOrder(http, id)
      return { return_delivery, unwanted_order: order, unwanted: item }
    },
    call: (http, id) =>
      returns.create(http, {
        order_id: id('unwanted_order'),
        items: [{ item_id: id('unwanted'), quantity: 2, note: 'Too small' }],
        return_shipping: { option_id: id('return_delivery') },
      }),
  }),
]
