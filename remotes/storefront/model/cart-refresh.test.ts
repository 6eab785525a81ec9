import type { PricedVariant } from '@medusajs/client-types'
import { addItem, EMPTY_SESSION_CART, setRegion } from '@stoa/api/store/session-cart'

import { cartVariant } from './cart-item.ts'
import { refreshed } from './cart-refresh.ts'

const EURO = { currency: 'eur', withTax: true }
const mug = { title: 'Mug', handle: 'mug', thumbnail: null }
const variant = (changes: object = {}) =>
  ({
    id: 'v1',
    title: 'Blue',
    calculated_price_incl_tax: 1200,
    original_price_incl_tax: 1200,
    manage_inventory: true,
    allow_backorder: false,
    inventory_quantity: 9,
    ...changes,
  }) as PricedVariant

const cart = addItem(setRegion(EMPTY_SESSION_CART, { id: 'r1', currency_code: 'eur' }), {
  variant: cartVariant(mug, variant(), EURO),
  quantity: 4,
})

test('a line that is as it was has no changes', () => {
  const { items, changes } = refreshed(cart, [variant()], EURO)
  expect(items).toMatchObject([{ quantity: 4 }])
  expect(changes).toEqual([])
})

test.each([
  [
    { calculated_price_incl_tax: 1500 },
    4,
    [{ kind: 'price', line: 'v1', name: 'Mug (Blue)', before: 1200, now: 1500 }],
  ],
  [{ inventory_quantity: 3 }, 3, [{ kind: 'fewer', line: 'v1', name: 'Mug (Blue)', left: 3 }]],
])('a variant with %j leaves %i pieces and says so', (fresh, quantity, expected) => {
  const { items, changes } = refreshed(cart, [variant(fresh)], EURO)
  expect(items).toMatchObject([{ quantity }])
  expect(changes).toEqual(expected)
})

test.each([
  ['sold out', [variant({ inventory_quantity: 0 })], 'gone'],
  ['without a price', [variant({ calculated_price_incl_tax: null })], 'unsold'],
  ['deleted', [], 'unsold'],
])('a variant that is %s leaves the cart and is named', (_why, variants, kind) => {
  expect(refreshed(cart, variants, EURO)).toEqual({
    items: [],
    changes: [{ kind, line: 'v1', name: 'Mug (Blue)' }],
  })
})

test('prices of another currency are no change of price', () => {
  const { items, changes } = refreshed(cart, [variant({ calculated_price_incl_tax: 1900 })], {
    currency: 'usd',
    withTax: true,
  })
  expect(changes).toEqual([])
  expect(items[0]?.variant.prices).toEqual([{ currency_code: 'usd', amount: 1900 }])
})
