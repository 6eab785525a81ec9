import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import { messageOf } from '../../http/index.ts'
import type { OnFailure } from '../../react/index.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { cartKeys } from './index.ts'
import { useStartCheckout } from './use-start-checkout.ts'

const BASE = 'http://backend.test'
const payload = { region_id: 'r1', items: [{ variant_id: 'v1', quantity: 2 }] }
const cartWith = (...providers: string[]) => ({
  cart: { id: 'c1', items: [{ id: 'l1' }], payment_sessions: providers.map((id) => ({ provider_id: id })) },
})
const createCart = (status: number, body: object) =>
  nock(BASE).post('/store/carts', payload).reply(status, body)
const createSessions = (status: number, body: object) =>
  nock(BASE).post('/store/carts/c1/payment-sessions').reply(status, body)

function mounted() {
  const onFailure = jest.fn<OnFailure>()
  const hook = harness(useStartCheckout, BASE, onFailure)
  const start = () => act(() => hook.result.current.mutateAsync({ payload }).catch(() => undefined))
  return { ...hook, onFailure, start, shown: () => hook.cache.getQueryData(cartKeys.detail('c1')) }
}

it('creates the cart, then its payment sessions, and shows the cart that has them', async () => {
  createCart(200, cartWith())
  createSessions(200, cartWith('manual'))
  const { result, start, shown } = mounted()
  expect(await start()).toMatchObject(cartWith('manual'))
  expect(shown()).toEqual(cartWith('manual'))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('has no cart, and requests no payment sessions, when the cart is refused', async () => {
  createCart(400, { message: 'No such region' })
  const sessions = createSessions(200, cartWith('manual'))
  const { result, start, onFailure } = mounted()
  await start()
  await waitFor(() => expect(messageOf(result.current.error, '')).toBe('No such region'))
  expect(result.current.created).toBeUndefined()
  expect(sessions.isDone()).toBe(false)
  nock.cleanAll()
  expect(onFailure).not.toHaveBeenCalled()
})

it('shows that payment failed and keeps the created cart', async () => {
  createCart(200, cartWith())
  createSessions(500, { message: 'No provider' })
  const { result, start, shown, onFailure } = mounted()
  await start()
  await waitFor(() => expect(messageOf(result.current.error, '')).toBe('No provider'))
  expect(result.current.created).toEqual(cartWith().cart)
  expect(shown()).toEqual(cartWith())
  expect(onFailure).not.toHaveBeenCalled()
})
