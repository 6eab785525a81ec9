import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import type { OnFailure } from '../../react/index.ts'
import { harness, staleKeys } from '../../testing/hook-harness.tsx'
import {
  draftOrderKeys,
  useDeleteDraftOrder,
  useDeleteDraftOrders,
  useUpdateDraftOrderItem,
} from './index.ts'

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

const answerDraft = (status: string, ...items: object[]) =>
  nock(BASE)
    .get('/admin/draft-orders/dorder_1')
    .reply(200, { draft_order: { ...draftOf(...items).draft_order, status } })
const expectDeleted = (path: string, sent: string[]) =>
  nock(BASE)
    .delete(`/admin/draft-orders/${path}`)
    .reply(200, () => {
      sent.push(path)
      return {}
    })

it('takes the lines out before it deletes, so that the payment link leads to an empty cart', async () => {
  const { cache, result } = harness(useDeleteDraftOrder, BASE)
  for (const queryKey of [draftOrderKeys.list({}), ['admin', 'orders', 'list']])
    cache.getQueryCache().build(cache, { queryKey })
  answerDraft('open', cup, bowl)
  const sent: string[] = []
  for (const path of ['dorder_1/line-items/item_1', 'dorder_1/line-items/item_2', 'dorder_1'])
    expectDeleted(path, sent)
  await act(() => result.current.mutateAsync({ id: 'dorder_1' }))
  expect(sent).toEqual(['dorder_1/line-items/item_1', 'dorder_1/line-items/item_2', 'dorder_1'])
  expect(staleKeys(cache)).toEqual([draftOrderKeys.list({})])
})

it('deletes nothing when a line cannot be taken out', async () => {
  const { result } = harness(useDeleteDraftOrders, BASE)
  answerDraft('open', cup)
  nock(BASE).delete(PATH).reply(400, { message: 'Only open draft orders' })
  const sent: string[] = []
  expectDeleted('dorder_1', sent)
  const results = await act(() => result.current.mutateAsync({ ids: ['dorder_1'], change: undefined }))
  expect(results).toMatchObject([{ id: 'dorder_1', error: expect.any(Error) }])
  expect(sent).toEqual([])
  nock.cleanAll()
})

it.each([
  [
    'one that is gone',
    () => nock(BASE).get('/admin/draft-orders/dorder_1').reply(404, { type: 'not_found' }),
  ],
  ['the lines of a paid one', () => answerDraft('completed', cup)],
])('does not ask to take out lines of %s', async (_name, answer) => {
  const { result } = harness(useDeleteDraftOrder, BASE)
  answer()
  const sent: string[] = []
  expectDeleted('dorder_1', sent)
  await act(() => result.current.mutateAsync({ id: 'dorder_1' }))
  expect(sent).toEqual(['dorder_1'])
})
