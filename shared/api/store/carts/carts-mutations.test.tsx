import { expect, it } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import { harness, staleKeys } from '../../testing/hook-harness.tsx'
import { customerKeys } from '../customers/index.ts'
import { orderKeys } from '../orders/index.ts'
import { productKeys } from '../products/index.ts'
import { shippingOptionKeys } from '../shipping-options/index.ts'
import { swapKeys } from '../swaps/index.ts'
import {
  cartKeys,
  useAddShippingMethod,
  useCompleteCart,
  useCreateLineItem,
  useCreatePaymentSessions,
  useDeleteDiscount,
  useDeleteLineItem,
  useDeletePaymentSession,
  useRefreshPaymentSession,
  useSetPaymentSession,
  useUpdateCart,
  useUpdateLineItem,
  useUpdatePaymentSession,
} from './index.ts'

const BASE = 'http://backend.test'
const cartOf = (...quantities: number[]) => ({
  cart: { id: 'c1', items: quantities.map((quantity, index) => ({ id: `l${index + 1}`, quantity })) },
})
function seeded<Result>(hook: () => Result) {
  const mounted = harness(hook, BASE)
  mounted.cache.setQueryData(cartKeys.detail('c1'), cartOf(1, 5))
  mounted.cache.setQueryData(shippingOptionKeys.ofCart('c1'), {})
  mounted.cache.setQueryData(shippingOptionKeys.ofCart('c2'), {})
  return { ...mounted, shown: () => mounted.cache.getQueryData(cartKeys.detail('c1')) }
}

it('shows the cart of the answer and reads its shipping options and taxes again', async () => {
  nock(BASE)
    .post('/store/carts/c1/line-items')
    .reply(200, cartOf(1, 5, 2))
  const { cache, result, shown } = seeded(useCreateLineItem)
  cache.setQueryData(cartKeys.taxes('c1'), {})
  await act(() => result.current.mutateAsync({ cartId: 'c1', item: { variant_id: 'v3', quantity: 2 } }))
  expect(shown()).toEqual(cartOf(1, 5, 2))
  expect(staleKeys(cache)).toEqual([shippingOptionKeys.ofCart('c1'), cartKeys.taxes('c1')])
})

const manual = { cartId: 'c1', providerId: 'manual' }
const sessions = '/store/carts/c1/payment-sessions'

it.each([
  { hook: useUpdateCart, variables: { cartId: 'c1', changes: {} }, sends: '/store/carts/c1' },
  {
    hook: useAddShippingMethod,
    variables: { cartId: 'c1', optionId: 'so1' },
    sends: '/store/carts/c1/shipping-methods',
  },
  { hook: useCreatePaymentSessions, variables: manual, sends: sessions },
  { hook: useSetPaymentSession, variables: manual, sends: '/store/carts/c1/payment-session' },
  {
    hook: useUpdatePaymentSession,
    variables: { ...manual, changes: { data: {} } },
    sends: `${sessions}/manual`,
  },
  { hook: useDeletePaymentSession, variables: manual, sends: `${sessions}/manual` },
  {
    hook: useDeleteDiscount,
    variables: { cartId: 'c1', code: 'TEN' },
    sends: '/store/carts/c1/discounts/TEN',
  },
])('$hook.name shows the cart of its answer', async ({ hook, variables, sends }) => {
  nock(BASE)
    .intercept(sends, /Delete/.test(hook.name) ? 'DELETE' : 'POST')
    .reply(200, cartOf(7))
  const { result, shown } = seeded(hook as () => { mutateAsync: (given: object) => Promise<object> })
  await act(() => result.current.mutateAsync(variables))
  expect(shown()).toEqual(cartOf(7))
})

it('shows the whole cart after a payment session was restarted, though the answer has a part of it', async () => {
  nock(BASE)
    .post(`${sessions}/manual/refresh`)
    .reply(200, { cart: { id: 'c1' } })
    .get('/store/carts/c1')
    .reply(200, cartOf(7))
  const { result, shown } = seeded(useRefreshPaymentSession)
  await act(() => result.current.mutateAsync(manual))
  expect(shown()).toEqual(cartOf(7))
})

it('shows each quantity at once, sends them in order, and is not thrown back by the answers in between', async () => {
  const first = Promise.withResolvers<object>()
  const path = '/store/carts/c1/line-items/l1'
  nock(BASE)
    .post(path, { quantity: 2 })
    .reply(200, () => first.promise)
  const second = nock(BASE).post(path, { quantity: 3 }).reply(200, cartOf(3, 5))
  const { cache, result, shown } = seeded(useUpdateLineItem)
  const seen: unknown[] = []
  act(() => {
    result.current.mutate({ cartId: 'c1', lineId: 'l1', changes: { quantity: 2 } })
    result.current.mutate({ cartId: 'c1', lineId: 'l1', changes: { quantity: 3 } })
  })
  await waitFor(() => expect(shown()).toEqual(cartOf(3, 5)))
  expect(second.isDone()).toBe(false)
  cache.getQueryCache().subscribe(() => seen.push(shown()))
  first.resolve(cartOf(2, 5))
  await waitFor(() => expect(cache.isMutating()).toBe(0))
  expect(second.isDone()).toBe(true)
  expect(seen).not.toContainEqual(cartOf(2, 5))
  expect(shown()).toEqual(cartOf(3, 5))
})

it('changes a cart that was loaded without its lines', async () => {
  nock(BASE).delete('/store/carts/c1/line-items/l2').reply(200, cartOf(1))
  const { cache, result, shown } = seeded(useDeleteLineItem)
  cache.setQueryData(cartKeys.detail('c1'), { cart: { id: 'c1' } })
  await act(() => result.current.mutateAsync({ cartId: 'c1', lineId: 'l2' }))
  expect(shown()).toEqual(cartOf(1))
})

it('reads the cart again when a change is refused', async () => {
  nock(BASE).delete('/store/carts/c1/line-items/l2').delay(20).reply(400, { message: 'No' })
  const { cache, result, shown } = seeded(useDeleteLineItem)
  act(() => result.current.mutate({ cartId: 'c1', lineId: 'l2' }))
  await waitFor(() => expect(shown()).toEqual(cartOf(1)))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(staleKeys(cache)).toEqual([cartKeys.detail('c1')])
})

it('drops a cart that became an order', async () => {
  nock(BASE)
    .post('/store/carts/c1/complete')
    .reply(200, { type: 'order', data: { id: 'o1' } })
  const { cache, result, shown } = seeded(useCompleteCart)
  await act(() => result.current.mutateAsync({ cartId: 'c1' }))
  expect(shown()).toBeUndefined()
  expect(cache.getQueryData(shippingOptionKeys.ofCart('c1'))).toBeUndefined()
})

it.each([
  { type: 'order', changed: [orderKeys.ofCart('c1')] },
  { type: 'swap', changed: [orderKeys.detail('o1'), swapKeys.ofCart('c1')] },
])('reads again what a cart changed that became an $type', async ({ type, changed }) => {
  nock(BASE)
    .post('/store/carts/c1/complete')
    .reply(200, { type, data: { id: 'x1' } })
  const { cache, result } = seeded(useCompleteCart)
  const also = [customerKeys.orderList({ limit: 10, offset: 0 }), productKeys.list({ q: 'cup' })]
  const all = [orderKeys.ofCart('c1'), orderKeys.detail('o1'), swapKeys.ofCart('c1'), ...also]
  for (const key of all) cache.setQueryData(key, {})
  await act(() => result.current.mutateAsync({ cartId: 'c1' }))
  expect(staleKeys(cache)).toEqual([...changed, ...also])
})

it('keeps a cart that still needs something', async () => {
  nock(BASE)
    .post('/store/carts/c1/complete')
    .reply(200, { type: 'cart', data: { id: 'c1' } })
  const { cache, result } = seeded(useCompleteCart)
  await act(() => result.current.mutateAsync({ cartId: 'c1' }))
  expect(staleKeys(cache)).toEqual([cartKeys.detail('c1')])
})
