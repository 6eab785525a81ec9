import type { ZoneProps } from '@stoa/extension-sdk'
import { addItem, EMPTY_SESSION_CART } from '@stoa/api/store/session-cart'
import { render, screen, waitFor } from '@testing-library/react'
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

/** The cart with a gift card for someone. */
function open(title: string, gift: Record<string, string>, profile_id: string | null = null) {
  const card = cartVariant(
    { title: 'Gift card', handle: null, thumbnail: null, profile_id },
    { ...variant, title },
    { currency: 'eur', withTax: false },
    gift,
  )
  rememberedSession.write(addItem(EMPTY_SESSION_CART, { variant: card, quantity: 1 }))
  nock(BACKEND)
    .get('/store/variants')
    .query(true)
    .reply(200, { variants: [variant] })
  render(
    <MemoryRouter>
      <RegionContext value={{ country: 'de', region, destinations: [] }}>
        <CartPage />
      </RegionContext>
    </MemoryRouter>,
    { wrapper: TestShop },
  )
}

test('widgets of the cart get the variant of a gift card and not who receives it', async () => {
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
  open('50', { email: 'ann@example.com' })
  await waitFor(() => expect(props).toBeDefined())
  const { cart } = props as ZoneProps['cart.after']
  expect(cart.items).toEqual([{ variant_id: 'variant_1', title: 'Gift card (50)', quantity: 1 }])
  expect(JSON.stringify(props)).not.toContain('ann@example.com')
})

test('a line repeats what was typed twice, and has no empty words', async () => {
  open('', { receiver: 'Ann', message: 'Ann' })
  const texts = await screen.findAllByText('Ann')
  expect(texts).toHaveLength(2)
  const [words] = screen.getAllByRole('listitem')
  expect([...words!.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'Gift card',
    'Ann',
    'Ann',
  ])
})

test('the cart says what delivery costs before the checkout', async () => {
  const option = { price_type: 'flat_rate', requirements: [], price_incl_tax: null }
  nock(BACKEND)
    .get('/store/shipping-options')
    .query(true)
    .reply(200, {
      shipping_options: [
        { ...option, id: 'so_1', name: 'Standard', amount: 490, profile_id: 'sp_1' },
        { ...option, id: 'so_2', name: 'By e-mail', amount: 0, profile_id: 'sp_2' },
      ],
    })
  open('50', {}, 'sp_1')
  expect(await screen.findByText('Delivery to Germany: Standard €4.90')).toBeVisible()
})
