import { act, renderHook } from '@testing-library/react'
import nock from 'nock'
import type { ReactNode } from 'react'

import type { Region } from '../model/countries.ts'
import { BACKEND, TestShop } from '../testing/test-shop.tsx'
import { rememberedCart, rememberedCountry } from './memory.ts'
import { RegionContext } from './region.ts'
import { useAddToCart } from './use-add-to-cart.ts'

const region = { id: 'reg_1', currency_code: 'eur' } as Region
const cart = (id: string, completed_at: string | null = null) => ({ cart: { id, items: [], completed_at } })
const addTo = (id: string) =>
  nock(BACKEND).post(`/store/carts/${id}/line-items`, { variant_id: 'v1', quantity: 2 }).reply(200, cart(id))
const createNew = () =>
  nock(BACKEND).post('/store/carts', { region_id: 'reg_1', country_code: 'de' }).reply(200, cart('cart_new'))

function Shop({ children }: { children: ReactNode }) {
  return (
    <TestShop>
      <RegionContext value={{ country: 'de', region, destinations: [] }}>{children}</RegionContext>
    </TestShop>
  )
}

async function add(): Promise<void> {
  const { result } = renderHook(useAddToCart, { wrapper: Shop })
  await act(() => result.current.mutateAsync({ variantId: 'v1', quantity: 2 }))
}

afterEach(() => {
  nock.cleanAll()
  rememberedCart.write(null)
  rememberedCountry.write(null)
})
afterAll(() => {
  nock.restore()
})

test('the first product creates a cart in the chosen country', async () => {
  createNew()
  const added = addTo('cart_new')
  await add()
  expect(added.isDone()).toBe(true)
  expect(rememberedCart.read()).toBe('cart_new')
  expect(rememberedCountry.read()).toBe('de')
})

test('the next product is added to the same cart', async () => {
  rememberedCart.write('cart_1')
  nock(BACKEND).get('/store/carts/cart_1').reply(200, cart('cart_1'))
  const added = addTo('cart_1')
  await add()
  expect(added.isDone()).toBe(true)
})

test.each([
  ['the backend lost', 404, { type: 'not_found' }],
  ['became an order', 200, cart('cart_1', '2026-01-01T10:00:00Z')],
])('a cart that %s is replaced', async (_why, status, body) => {
  rememberedCart.write('cart_1')
  nock(BACKEND).get('/store/carts/cart_1').reply(status, body)
  createNew()
  const added = addTo('cart_new')
  await add()
  expect(added.isDone()).toBe(true)
  expect(rememberedCart.read()).toBe('cart_new')
})
