import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../tests/setup/network.ts'
import type { Cart } from '../../model/cart.ts'
import { rememberedPayment } from '../../state/purchase-memory.ts'
import { BACKEND, TestShop } from '../../testing/test-shop.tsx'
import { PaymentStep } from './payment-step.tsx'

const CART = '/store/carts/cart_1'

const cartWith = (selected: string | null) =>
  ({
    id: 'cart_1',
    total: 5000,
    items: [],
    region: { payment_providers: [{ id: 'manual' }, { id: 'test-pay' }] },
    payment_sessions: selected ? [{ provider_id: selected, is_selected: true }] : [],
  }) as unknown as Cart

afterEach(() => rememberedPayment.write(null))

async function pay(cart: Cart) {
  const onDone = jest.fn()
  render(<PaymentStep cart={cart} onDone={onDone} />, { wrapper: TestShop })
  await userEvent.click(screen.getByRole('radio', { name: /Test payment/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue to review' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  return onDone
}

const select = () =>
  nock(BACKEND)
    .post(`${CART}/payment-session`, { provider_id: 'test-pay' })
    .reply(200, { cart: cartWith('test-pay') })

test('the way to pay that is chosen already gets a fresh session', async () => {
  nock(BACKEND).post(`${CART}/payment-sessions/test-pay/refresh`).reply(200, { cart: {} })
  nock(BACKEND)
    .get(CART)
    .reply(200, { cart: cartWith(null) })
  select()
  expect(await pay(cartWith('test-pay'))).toHaveBeenCalledTimes(1)
})

test('another way to pay is offered and selected', async () => {
  nock(BACKEND)
    .post(`${CART}/payment-sessions`)
    .reply(200, { cart: cartWith('manual') })
  select()
  expect(await pay(cartWith('manual'))).toHaveBeenCalledTimes(1)
})
