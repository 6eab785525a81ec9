import { createHttpClient } from '@stoa/api/http'

import { nock } from '../../../tests/setup/network.ts'
import { cartVariant } from '../model/cart-item.ts'
import { syncCart } from './sync-cart.ts'

const BASE = 'http://backend.test'
const http = createHttpClient({ baseUrl: BASE })
const variant = (id: string) =>
  cartVariant(
    { title: id, handle: null, thumbnail: null },
    { id, calculated_price: 1000, original_price: 1000 } as Parameters<typeof cartVariant>[1],
    { currency: 'eur', withTax: false },
  )
const line = (id: string, variant_id: string, quantity: number, unit_price = 1000) => ({
  id,
  variant_id,
  quantity,
  unit_price,
  metadata: {},
})
const cart = (items: object[], changes: object = {}) => ({
  cart: { id: 'c1', region_id: 'r1', completed_at: null, items, ...changes },
})
const target = (cartId: string | null, quantity = 2) => ({
  cartId,
  items: [{ variant: variant('v1'), quantity }],
  regionId: 'r1',
  country: 'de',
})

const createAndFill = () =>
  nock(BASE)
    .post('/store/carts', { region_id: 'r1', country_code: 'de' })
    .reply(200, cart([]))
    .post('/store/carts/c1/line-items', { variant_id: 'v1', quantity: 2 })
    .reply(200, cart([line('l1', 'v1', 2)]))

test('the first checkout creates the cart and its lines', async () => {
  createAndFill()
  expect(await syncCart(http, target(null))).toMatchObject({ items: [{ id: 'l1' }] })
})

test.each([
  ['was lost', 404, { type: 'not_found' }],
  ['became an order', 200, cart([], { completed_at: '2026-01-01T10:00:00Z' })],
])('a cart that %s is replaced', async (_why, status, body) => {
  nock(BASE).get('/store/carts/c0').reply(status, body)
  createAndFill()
  expect(await syncCart(http, target('c0'))).toMatchObject({ id: 'c1' })
})

test('lines are added, changed and removed until the carts agree', async () => {
  nock(BASE)
    .get('/store/carts/c1')
    .reply(200, cart([line('l1', 'v1', 1), line('l2', 'gone', 1)]))
    .post('/store/carts/c1/line-items/l1', { quantity: 2, metadata: {} })
    .reply(200, cart([line('l1', 'v1', 2), line('l2', 'gone', 1)]))
    .delete('/store/carts/c1/line-items/l2')
    .reply(200, cart([line('l1', 'v1', 2)]))
  expect(await syncCart(http, target('c1'))).toMatchObject({ items: [{ id: 'l1', quantity: 2 }] })
})

test('a line with an old price is put in again with the new one', async () => {
  nock(BASE)
    .get('/store/carts/c1')
    .reply(200, cart([line('l1', 'v1', 2, 800)]))
    .delete('/store/carts/c1/line-items/l1')
    .reply(200, cart([]))
    .post('/store/carts/c1/line-items', { variant_id: 'v1', quantity: 2 })
    .reply(200, cart([line('l2', 'v1', 2)]))
  expect(await syncCart(http, target('c1'))).toMatchObject({ items: [{ id: 'l2' }] })
})

test('a cart of another region changes over', async () => {
  nock(BASE)
    .get('/store/carts/c1')
    .reply(200, cart([line('l1', 'v1', 2)], { region_id: 'r0' }))
    .post('/store/carts/c1', { region_id: 'r1', country_code: 'de' })
    .reply(200, cart([line('l1', 'v1', 2)]))
  expect(await syncCart(http, target('c1'))).toMatchObject({ region_id: 'r1' })
})

const refused = (changes: object) =>
  nock(BASE)
    .get('/store/carts/c0')
    .reply(200, cart([line('l0', 'v1', 4)], { id: 'c0', ...changes }))
    .post('/store/carts/c0/line-items/l0')
    .reply(404, { type: 'not_found', message: 'null' })

describe('a cart whose lines cannot be changed after a refused order', () => {
  const address = { first_name: 'Jo', address_1: 'Main Street 1', country_code: 'de' }
  test('is replaced by one with the e-mail, the addresses and the codes that were entered', async () => {
    refused({
      email: 'jo@example.com',
      shipping_address: address,
      billing_address: null,
      discounts: [{ id: 'disc_1', code: 'TEN' }],
      gift_cards: [],
    })
    createAndFill()
    nock(BASE)
      .post('/store/carts/c1', (body) => {
        expect(body).toMatchObject({
          email: 'jo@example.com',
          shipping_address: address,
          billing_address: address,
          discounts: [{ code: 'TEN' }],
        })
        return true
      })
      .reply(200, cart([line('l1', 'v1', 2)], { email: 'jo@example.com' }))
    expect(await syncCart(http, target('c0'))).toMatchObject({ id: 'c1', email: 'jo@example.com' })
  })

  test('is replaced by an empty one when nothing was entered', async () => {
    refused({ email: null })
    createAndFill()
    expect(await syncCart(http, target('c0'))).toMatchObject({ id: 'c1' })
  })
})
