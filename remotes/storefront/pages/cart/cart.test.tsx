import type { ZoneProps } from '@stoa/extension-sdk'
import { addItem, EMPTY_SESSION_CART } from '@stoa/api/store/session-cart'
import { render, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'

import { nock } from '../../../../tests/setup/network.ts'
import { cartVariant } from '../../model/cart-item.ts'
import type { Region } from '../../model/countries.ts'
import { RegionContext } from '../../state/region.ts'
import { rememberedSession } from '../../state/session-memory.ts'
import { BACKEND, TestShop } from '../../testing/test-shop.tsx'
import { CartPage } from './cart.tsx'

const region = { id: 'reg_1', currency_code: 'eur' } as Region
const variant = { id: 'variant_1', title: '50', calculated_price: 5000, original_price: 5000 } as Parameters<
  typeof cartVariant
>[1]

afterEach(() => {
  rememberedSession.write(null)
  document.head.replaceChildren()
  globalThis.stoaShopWidgets = undefined
})

test('widgets of the cart get the variant of a gift card and not who receives it', async () => {
  const card = cartVariant(
    { title: 'Gift card', handle: null, thumbnail: null },
    variant,
    { currency: 'eur', withTax: false },
    { email: 'ann@example.com' },
  )
  rememberedSession.write(addItem(EMPTY_SESSION_CART, { variant: card, quantity: 1 }))
  nock(BACKEND)
    .get('/store/variants')
    .query(true)
    .reply(200, { variants: [variant] })
  document.head.innerHTML = '<meta name="stoa-extensions" content="cart.after">'
  let props: unknown
  globalThis.stoaShopWidgets = async () => ({
    start: async () => ({
      Zone: (zone) => {
        props = zone.props
        return null
      },
    }),
  })
  render(
    <MemoryRouter>
      <RegionContext value={{ country: 'de', region, destinations: [] }}>
        <CartPage />
      </RegionContext>
    </MemoryRouter>,
    { wrapper: TestShop },
  )
  await waitFor(() => expect(props).toBeDefined())
  const { cart } = props as ZoneProps['cart.after']
  expect(cart.items).toEqual([{ variant_id: 'variant_1', title: 'Gift card (50)', quantity: 1 }])
  expect(JSON.stringify(props)).not.toContain('ann@example.com')
})
