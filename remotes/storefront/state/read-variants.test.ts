import { createHttpClient } from '@stoa/api/http'
import { addItem, EMPTY_SESSION_CART } from '@stoa/api/store/session-cart'

import { nock } from '../../../tests/setup/network.ts'
import { cartVariant } from '../model/cart-item.ts'
import { readVariants } from './read-variants.ts'

const BASE = 'http://backend.test'

const item = (handle: string, id: string) => ({
  variant: cartVariant(
    { title: handle, handle, thumbnail: null },
    { id, calculated_price: 1000 } as Parameters<typeof cartVariant>[1],
    { currency: 'eur', withTax: true },
  ),
  quantity: 1,
})

const answer = (ids: string[]) =>
  nock(BASE)
    .get('/store/variants')
    .query(({ 'id[]': id, region_id }) => String(id) === String(ids) && region_id === 'r1')
    .reply(200, { variants: ids.map((id) => ({ id })) })

test('each product is read by itself, with all its variants in the cart', async () => {
  answer(['mug_s', 'mug_l'])
  answer(['calendar_1'])
  const cart = [item('mug', 'mug_s'), item('calendar', 'calendar_1'), item('mug', 'mug_l')].reduce(
    addItem,
    EMPTY_SESSION_CART,
  )
  const variants = await readVariants(createHttpClient({ baseUrl: BASE }), cart.items, 'r1')
  expect(variants.map(({ id }) => id)).toEqual(['mug_s', 'mug_l', 'calendar_1'])
})

test('more variants of one product than a query may name are read in several', async () => {
  const ids = Array.from({ length: 21 }, (_, index) => `mug_${index}`)
  answer(ids.slice(0, 20))
  answer(ids.slice(20))
  const cart = ids.map((id) => item('mug', id)).reduce(addItem, EMPTY_SESSION_CART)
  expect(await readVariants(createHttpClient({ baseUrl: BASE }), cart.items, 'r1')).toHaveLength(21)
})
