import { afterAll, afterEach, expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import nock from 'nock'
import type { OnFailure } from '../../react/index.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { draftOrderKeys, useUpdateDraftOrderItem } from './index.ts'

const BASE = 'http://backend.test'
const PATH = '/admin/draft-orders/dorder_1/line-items/item_1'
const cup = { id: 'item_1', title: 'Cup', quantity: 1 }
const bowl = { id: 'item_2', title: 'Bowl', quantity: 4 }
const draftOf = (...items: object[]) => ({ draft_order: { id: 'dorder_1', cart: { total: 5000, items } } })
const key = draftOrderKeys.detail('dorder_1')

const seeded = (onFailure: OnFailure = () => undefined) => {
  const hook = harness(useUpdateDraftOrderItem, BASE, onFailure)
  hook.cache.setQueryData(key, draftOf(cup, bowl))
  return hook
}
const change = (quantity: number) => ({ id: 'dorder_1', itemId: 'item_1', changes: { quantity } })

afterEach(() => nock.cleanAll())
afterAll(() => nock.restore())

it.each([
  ['a new quantity', 3, draftOf({ ...cup, quantity: 3 }, bowl)],
  ['that a line with nothing left goes', 0, draftOf(bowl)],
])('shows %s before the server answers', async (_name, quantity, expected) => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post(PATH, { quantity })
    .reply(200, () => answer.promise)
  const { cache, result } = seeded()
  act(() => result.current.mutate(change(quantity)))
  await waitFor(() => expect(cache.getQueryData(key)).toEqual(expected))
  answer.resolve({ draft_order: {} })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('puts the quantity back when the server refuses, and reports it', async () => {
  nock(BASE).post(PATH).reply(400, { message: 'Only open draft orders' })
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = seeded(onFailure)
  act(() => result.current.mutate(change(3)))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(key)).toEqual(draftOf(cup, bowl))
  expect(onFailure.mock.calls).toEqual([[result.current.error, { onScreen: true }]])
})

it('leaves the quantities alone when something else changes', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post(PATH, { title: 'Mug' })
    .reply(200, () => answer.promise)
  const { cache, result } = seeded()
  act(() => result.current.mutate({ id: 'dorder_1', itemId: 'item_1', changes: { title: 'Mug' } }))
  await waitFor(() => expect(result.current.isPending).toBe(true))
  expect(cache.getQueryData(key)).toEqual(draftOf(cup, bowl))
  answer.resolve({ draft_order: {} })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})
