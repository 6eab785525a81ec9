import { afterAll, afterEach, expect, it } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import nock from 'nock'
import { harness, staleKeys } from '../../testing/hook-harness.tsx'
import { shippingOptionKeys } from '../shipping-options/index.ts'
import { cartKeys, useAddLineItem, useCompleteCart, useDeleteLineItem, useUpdateLineItem } from './index.ts'

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

afterEach(() => nock.cleanAll())
afterAll(() => nock.restore())

it('shows the cart of the answer and reads its shipping options again', async () => {
  nock(BASE)
    .post('/store/carts/c1/line-items')
    .reply(200, cartOf(1, 5, 2))
  const { cache, result, shown } = seeded(useAddLineItem)
  await act(() => result.current.mutateAsync({ cartId: 'c1', item: { variant_id: 'v3', quantity: 2 } }))
  expect(shown()).toEqual(cartOf(1, 5, 2))
  expect(staleKeys(cache)).toEqual([shippingOptionKeys.ofCart('c1')])
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

it('keeps a cart that still needs something', async () => {
  nock(BASE)
    .post('/store/carts/c1/complete')
    .reply(200, { type: 'cart', data: { id: 'c1' } })
  const { cache, result } = seeded(useCompleteCart)
  await act(() => result.current.mutateAsync({ cartId: 'c1' }))
  expect(staleKeys(cache)).toEqual([cartKeys.detail('c1')])
})
