import { carts } from '@stoa/api/store'
import { row } from '../../call-row.ts'
import type { CallRow } from '../../call-row.ts'
import { findTerms } from '../../prepare/find-terms.ts'
import { firstOf } from '../../prepare/first-of.ts'
import { rows as paymentRows } from './carts/payments.ts'

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 Harbour Road',
  city: 'Harbour',
  postal_code: '10115',
  country_code: 'jp',
}

/** One cart from its first line to the order. */
export const rows: CallRow[] = [
  row({
    name: 'store.carts.create',
    route: 'POST /store/carts',
    body: { region_id: '{region}', country_code: 'jp' },
    prepare: async (http, id) => ({ ...(await findTerms(http, id)) }),
    call: (http, id) => carts.create(http, { region_id: id('region'), country_code: 'jp' }),
    learn: ({ cart }) => ({ cart: cart.id }),
  }),
  row({
    name: 'store.carts.lineItems.create',
    route: 'POST /store/carts/{cart}/line-items',
    body: { variant_id: '{goods}', quantity: 1 },
    call: (http, id) => carts.lineItems.create(http, id('cart'), { variant_id: id('goods'), quantity: 1 }),
    learn: ({ cart }) => ({ cart_line: firstOf(cart.items).id }),
  }),
  row({
    name: 'store.carts.lineItems.update',
    route: 'POST /store/carts/{cart}/line-items/{cart_line}',
    body: { quantity: 2 },
    call: (http, id) => carts.lineItems.update(http, id('cart'), id('cart_line'), { quantity: 2 }),
  }),
  row({
    name: 'store.carts.lineItems.delete',
    route: 'DELETE /store/carts/{cart}/line-items/{spare_line}',
    prepare: async (http, id) => {
      const added = { variant_id: id('variant'), quantity: 1 }
      const { cart } = await carts.lineItems.create(http, id('cart'), added)
      return { spare_line: firstOf(cart.items.filter((item) => item.variant_id === id('variant'))).id }
    },
    call: (http, id) => carts.lineItems.delete(http, id('cart'), id('spare_line')),
  }),
  row({
    name: 'store.carts.update',
    route: 'POST /store/carts/{cart}',
    body: { shipping_address: ADDRESS, billing_address: ADDRESS, discounts: [{ code: 'WELCOME10' }] },
    call: (http, id) =>
      carts.update(http, id('cart'), {
        shipping_address: ADDRESS,
        billing_address: ADDRESS,
        discounts: [{ code: 'WELCOME10' }],
      }),
  }),
  row({
    name: 'store.carts.deleteDiscount',
    route: 'DELETE /store/carts/{cart}/discounts/WELCOME10',
    call: (http, id) => carts.deleteDiscount(http, id('cart'), 'WELCOME10'),
  }),
  row({
    name: 'store.carts.calculateTaxes',
    route: 'POST /store/carts/{cart}/taxes',
    call: (http, id) => carts.calculateTaxes(http, id('cart')),
  }),
  row({
    name: 'store.carts.addShippingMethod',
    route: 'POST /store/carts/{cart}/shipping-methods',
    body: { option_id: '{delivery}' },
    call: (http, id) => carts.addShippingMethod(http, id('cart'), { option_id: id('delivery') }),
  }),
  ...paymentRows,
  row({
    name: 'store.carts.retrieve',
    route: 'GET /store/carts/{cart}',
    call: (http, id) => carts.retrieve(http, id('cart')),
  }),
  row({
    name: 'store.carts.complete',
    route: 'POST /store/carts/{cart}/complete',
    prepare: async (http, id) => {
      await carts.createPaymentSessions(http, id('cart'))
      return {}
    },
    call: (http, id) => carts.complete(http, id('cart')),
    learn: ({ type, data }) => {
      if (type !== 'order') throw new Error(`The cart became no order: ${type} ${data.id}`)
      return {}
    },
  }),
]
