import type { ShopProduct } from '@stoa/api/store/products'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'

import { nock } from '../../../../tests/setup/network.ts'
import type { Region } from '../../model/countries.ts'
import { RegionContext } from '../../state/region.ts'
import { BACKEND, TestShop } from '../../testing/test-shop.tsx'
import { ProductDetails } from './product-details.tsx'

const region = { id: 'reg_1', currency_code: 'eur' } as Region

const variant = (value: string, inventory_quantity: number) => ({
  id: `variant_${value}`,
  title: value,
  calculated_price: 5000,
  original_price: 5000,
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity,
  options: [{ option_id: 'opt_1', value }],
})

const product = {
  id: 'prod_1',
  title: 'Gift card',
  handle: 'gift-card',
  is_giftcard: true,
  thumbnail: null,
  images: [],
  tags: [],
  options: [{ id: 'opt_1', title: 'Amount', values: [{ value: '50' }, { value: '100' }] }],
  variants: [variant('50', 9), variant('100', 2)],
} as unknown as ShopProduct

function open() {
  nock(BACKEND).get('/store/shipping-options').query(true).reply(200, { shipping_options: [] })
  render(
    <MemoryRouter initialEntries={['/products/gift-card?variant=variant_50']}>
      <RegionContext value={{ country: 'de', region, destinations: [] }}>
        <ProductDetails product={product} crumbs={[]} isWaiting={false} />
      </RegionContext>
    </MemoryRouter>,
    { wrapper: TestShop },
  )
}

const quantity = () => screen.getByRole('textbox', { name: 'Quantity' })

test('another amount of a gift card keeps its receiver and message', async () => {
  open()
  await userEvent.type(screen.getByLabelText('E-mail (optional)'), 'ann@example.com')
  await userEvent.type(screen.getByLabelText('Message (optional)'), 'For you')
  await userEvent.click(screen.getByRole('radio', { name: '100' }))
  expect(screen.getByLabelText('E-mail (optional)')).toHaveValue('ann@example.com')
  expect(screen.getByLabelText('Message (optional)')).toHaveValue('For you')
})

test('another variant keeps the quantity up to its own stock', async () => {
  open()
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), '4{Enter}')
  await userEvent.click(screen.getByRole('radio', { name: '100' }))
  expect(quantity()).toHaveValue('2')
})
