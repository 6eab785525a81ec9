import type { ShopProduct } from '@stoa/api/store/products'
import { SessionCartProvider } from '@stoa/api/store/session-cart'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'

import type { Region } from '../model/countries.ts'
import { rememberedCountry } from './memory.ts'
import { RegionContext } from './region.ts'
import { rememberedSession } from './session-memory.ts'
import { useAddToCart } from './use-add-to-cart.ts'

const region = { id: 'reg_1', currency_code: 'eur' } as Region
const variant = {
  id: 'v1',
  title: 'Blue',
  calculated_price: 1200,
  original_price: 1200,
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: 5,
} as ShopProduct['variants'][number]
const product = { title: 'Mug', handle: 'mug', thumbnail: null } as ShopProduct

function Shop({ children }: { children: ReactNode }) {
  return (
    <SessionCartProvider storage={rememberedSession}>
      <RegionContext value={{ country: 'de', region, destinations: [] }}>{children}</RegionContext>
    </SessionCartProvider>
  )
}

function add(quantity: number, extras?: Record<string, string>): void {
  const { result } = renderHook(useAddToCart, { wrapper: Shop })
  act(() => result.current({ product, variant, quantity, extras }))
}

afterEach(() => {
  rememberedSession.write(null)
  rememberedCountry.write(null)
})

test('a product is in the cart at once, with the price that was shown', () => {
  add(2)
  expect(rememberedSession.read()).toMatchObject({
    region: { id: 'reg_1' },
    items: [{ quantity: 2, unitPrice: 1200 }],
    total: 2400,
  })
  expect(rememberedCountry.read()).toBe('de')
})

test('the same product again adds to its line, up to the stock', () => {
  add(2)
  add(4)
  expect(rememberedSession.read()?.items).toMatchObject([{ quantity: 5 }])
})

test('the same gift card for two people is two lines', () => {
  add(1, { email: 'ann@example.com' })
  add(1, { email: 'bob@example.com' })
  expect(rememberedSession.read()?.items).toHaveLength(2)
})
