import { act, renderHook } from '@testing-library/react'

import { nock } from '../../../tests/setup/network.ts'
import type { Cart } from '../model/cart.ts'
import { BACKEND, TestShop } from '../testing/test-shop.tsx'
import { useConfirmSwap } from './use-confirm-swap.ts'

const cart = { id: 'cart_1', total: 0, items: [] } as unknown as Cart

test('a payment of an exchange that the bank refuses is said in the shop’s words', async () => {
  nock(BACKEND)
    .post('/store/carts/cart_1/complete')
    .reply(400, { type: 'invalid_data', code: 'payment_refused', message: 'Not enough funds.' })
  const { result } = renderHook(() => useConfirmSwap(cart), { wrapper: TestShop })
  await act(() => result.current.confirm(null))
  expect(result.current.refusal).toMatch(/^The payment was refused/)
})
