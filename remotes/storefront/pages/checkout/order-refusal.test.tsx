import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'

import type { Cart } from '../../model/cart.ts'
import { TestShop } from '../../testing/test-shop.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import type { Refusal } from './use-place-order.ts'

const variant = { manage_inventory: true, allow_backorder: false, inventory_quantity: 2 }
const cart = { items: [{ title: 'Mug', description: 'Large', quantity: 4, variant }] } as unknown as Cart

const show = (address: string, kind: Exclude<Refusal['kind'], 'more' | 'other'>) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <OrderRefusal refusal={{ kind }} cart={cart} />
    </MemoryRouter>,
    { wrapper: TestShop },
  )

const OWN = '/checkout?step=review'
const LINKED = '/checkout?cart_id=cart_1&step=review'

test('what ran out is named, and leads back to the cart', () => {
  show(OWN, 'stock')
  expect(screen.getByText(/Mug \(Large\)\W is no longer in stock in this quantity\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart')
})

test('a cart that cannot be ordered any more leads back to the cart, which makes a new one', () => {
  show(OWN, 'spent')
  expect(screen.getByText(/can no longer be placed/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the cart' })).toBeInTheDocument()
})

describe.each(['stock', 'spent'] as const)('a payment link refused as %s', (kind) => {
  test('leads to a letter to the shop, and not to the cart of the browser', () => {
    show(LINKED, kind)
    expect(screen.getByText(/it can send you a new payment link/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Imprint' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Back to the cart' })).toBeNull()
  })
})
