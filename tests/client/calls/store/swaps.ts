import { swaps } from '@stoa/api/store'
import { row } from '../../call-row.ts'
import { findTerms } from '../../prepare/find-terms.ts'
import { packOrder } from '../../prepare/place-order.ts'

export const rows = [
  row({
    name: 'store.swaps.create',
    route: 'POST /store/swaps',
    body: {
      order_id: '{exchanged_order}',
      return_items: [{ item_id: '{exchanged}', quantity: 1 }],
      return_shipping_option: '{return_delivery}',
      additional_items: [{ variant_id: '{goods}', quantity: 1 }],
    },
    prepare: async (http, id) => {
      const { order, item } = await packOrder(http, id)
      return { ...(await findTerms(http, id)), exchanged_order: order, exchanged: item }
    },
    call: (http, id) =>
      swaps.create(http, {
        order_id: id('exchanged_order'),
        return_items: [{ item_id: id('exchanged'), quantity: 1 }],
        return_shipping_option: id('return_delivery'),
        additional_items: [{ variant_id: id('goods'), quantity: 1 }],
      }),
    learn: ({ swap }) => ({ swap_cart: swap.cart_id ?? '' }),
  }),
  row({
    name: 'store.swaps.retrieveByCartId',
    route: 'GET /store/swaps/{swap_cart}',
    call: (http, id) => swaps.retrieveByCartId(http, id('swap_cart')),
  }),
]
