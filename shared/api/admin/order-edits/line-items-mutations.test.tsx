import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import type { OnFailure } from '../../react/index.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { orderEditKeys, useUpdateOrderEditItem } from './index.ts'

const BASE = 'http://backend.test'
const PATH = '/admin/order-edits/oe_1/items/item_1'
const cup = { id: 'item_1', title: 'Cup', quantity: 1 }
const bowl = { id: 'item_2', title: 'Bowl', quantity: 4 }
const editOf = (...items: object[]) => ({ order_edit: { id: 'oe_1', total: 5000, items } })
const keys = [orderEditKeys.detail('oe_1', {}), orderEditKeys.detail('oe_1', { expand: 'items' })]
const change = { id: 'oe_1', itemId: 'item_1', quantity: 3 }

const seeded = (onFailure: OnFailure = () => undefined) => {
  const hook = harness(useUpdateOrderEditItem, BASE, onFailure)
  for (const key of keys) hook.cache.setQueryData(key, editOf(cup, bowl))
  const shown = () => keys.map((key) => hook.cache.getQueryData(key))
  return { ...hook, shown }
}

it('shows a new quantity wherever the edit is on screen before the server answers', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post(PATH, { quantity: 3 })
    .reply(200, () => answer.promise)
  const { result, shown } = seeded()
  act(() => result.current.mutate(change))
  const expected = editOf({ ...cup, quantity: 3 }, bowl)
  await waitFor(() => expect(shown()).toEqual([expected, expected]))
  answer.resolve({ order_edit: {} })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('puts the quantity back when the server refuses, and reports it', async () => {
  nock(BASE).post(PATH).reply(400, { message: 'The edit is confirmed' })
  const onFailure = jest.fn<OnFailure>()
  const { result, shown } = seeded(onFailure)
  act(() => result.current.mutate(change))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(shown()).toEqual([editOf(cup, bowl), editOf(cup, bowl)])
  expect(onFailure.mock.calls).toEqual([[result.current.error, { onScreen: true }]])
})
