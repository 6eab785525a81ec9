import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'

import type { Cart } from '../../model/cart.ts'
import { TestShop } from '../../testing/test-shop.tsx'
import { ReviewStep } from './review-step.tsx'

const cart = {
  id: 'cart_1',
  email: 'jo@example.com',
  total: 6414,
  items: [],
  shipping_methods: [],
  shipping_address: null,
  payment_sessions: [{ provider_id: 'manual', is_selected: true }],
  region: { currency_code: 'eur', automatic_taxes: true },
} as unknown as Cart

test('the button that orders says that something is bought, and the total is right above it', () => {
  render(
    <MemoryRouter>
      <ReviewStep cart={cart} onDone={() => undefined} />
    </MemoryRouter>,
    { wrapper: TestShop },
  )
  const total = screen.getByText('€64.14')
  const button = screen.getByRole('button', { name: 'Confirm purchase' })
  expect(total.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(total.closest('form')).toBe(button.closest('form'))
})
