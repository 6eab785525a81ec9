import { createHttpClient } from '@stoa/api/http'
import { addItem, EMPTY_SESSION_CART, setRegion } from '@stoa/api/store/session-cart'

import { nock } from '../../../tests/setup/network.ts'
import { cartVariant } from '../model/cart-item.ts'
import type { Region } from '../model/countries.ts'
import { refreshSession } from './refresh-session.ts'
import { rememberedSession } from './session-memory.ts'

const BASE = 'http://localhost'
const europe = { id: 'r1', currency_code: 'eur', includes_tax: true } as Region

const EMPTY = setRegion(EMPTY_SESSION_CART, europe)

const variantOf = (id: string, price: number) =>
  ({ id, calculated_price: price, calculated_price_incl_tax: price }) as Parameters<typeof cartVariant>[1]

const put = (id: string): void => {
  const variant = cartVariant({ title: id, handle: id, thumbnail: null }, variantOf(id, 1000), {
    currency: 'eur',
    withTax: true,
  })
  rememberedSession.write(addItem(rememberedSession.read() ?? EMPTY, { variant, quantity: 3 }))
}

const answer = (id: string, meanwhile: () => void = () => {}) =>
  nock(BASE)
    .get('/store/variants')
    .query((query) => query['id[]'] === id)
    .reply(200, () => {
      meanwhile()
      return { variants: [variantOf(id, 2000)] }
    })

afterEach(() => rememberedSession.write(null))

test('what is put in while the cart is read stays, with the price of the region', async () => {
  put('mug')
  answer('mug', () => put('jug'))
  answer('jug')
  const changes = await refreshSession(createHttpClient({ baseUrl: BASE }), europe)
  expect(changes).toMatchObject([
    { kind: 'price', name: 'mug', now: 2000 },
    { kind: 'price', name: 'jug', now: 2000 },
  ])
  expect(rememberedSession.read()).toMatchObject({
    region: { id: 'r1' },
    items: [
      { quantity: 3, unitPrice: 2000 },
      { quantity: 3, unitPrice: 2000 },
    ],
  })
})

test('an emptied cart stays empty', async () => {
  put('mug')
  answer('mug', () => rememberedSession.write(EMPTY))
  expect(await refreshSession(createHttpClient({ baseUrl: BASE }), europe)).toEqual([])
  expect(rememberedSession.read()?.items).toEqual([])
})
