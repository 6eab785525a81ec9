import { carts, shippingOptions } from '@stoa/api/store'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'store.shippingOptions.list',
    route: 'GET /store/shipping-options',
    query: 'is_return=true&region_id={region}',
    call: (http, id) => shippingOptions.list(http, { is_return: true, region_id: id('region') }),
  }),
  row({
    name: 'store.shippingOptions.listCartOptions',
    route: 'GET /store/shipping-options/{shipped_cart}',
    prepare: async (http, id) => {
      const items = [{ variant_id: id('variant'), quantity: 1 }]
      const { cart } = await carts.create(http, { region_id: id('region'), items })
      return { shipped_cart: cart.id }
    },
    call: (http, id) => shippingOptions.listCartOptions(http, id('shipped_cart')),
  }),
]
