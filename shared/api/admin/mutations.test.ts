import { afterAll, afterEach, expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import nock from 'nock'
import type { OnFailure } from '../react/index.ts'
import { harness, staleKeys } from '../testing/hook-harness.tsx'
import { noteKeys, useCreateNote } from './notes/index.ts'
import { orderKeys, useCapturePayment } from './orders/index.ts'
import { sessionKeys } from './session/index.ts'
import { useUpdateUser } from './users/index.ts'

const BASE = 'http://backend.test'

afterEach(() => nock.cleanAll())
afterAll(() => nock.restore())

it('makes a captured order and the order lists stale, and no other order', async () => {
  nock(BASE).post('/admin/orders/o1/capture').reply(200, { order: {} })
  const { cache, result } = harness(useCapturePayment, BASE)
  cache.setQueryData(orderKeys.list({ offset: 0 }), {})
  cache.setQueryData(orderKeys.detail('o1'), {})
  cache.setQueryData(orderKeys.detail('o2'), {})
  await act(() => result.current.mutateAsync('o1'))
  expect(staleKeys(cache)).toEqual([orderKeys.list({ offset: 0 }), orderKeys.detail('o1')])
})

it('makes the notes of one thing stale', async () => {
  nock(BASE).post('/admin/notes').reply(200, { note: {} })
  const { cache, result } = harness(useCreateNote, BASE)
  cache.setQueryData(noteKeys.ofResource('o1'), {})
  cache.setQueryData(noteKeys.ofResource('o2'), {})
  await act(() =>
    result.current.mutateAsync({ resource_id: 'o1', resource_type: 'order', value: 'Call back' }),
  )
  expect(staleKeys(cache)).toEqual([noteKeys.ofResource('o1')])
})

it('makes the session stale when a name changes', async () => {
  nock(BASE).post('/admin/users/u1', { first_name: 'Ada' }).reply(200, { user: {} })
  const { cache, result } = harness(useUpdateUser, BASE)
  cache.setQueryData(sessionKeys.current(), {})
  await act(() => result.current.mutateAsync({ id: 'u1', changes: { first_name: 'Ada' } }))
  expect(staleKeys(cache)).toEqual([sessionKeys.current()])
})

it('reports a failed capture, which no form shows', async () => {
  nock(BASE).post('/admin/orders/o1/capture').reply(400, { message: 'Already captured' })
  const onFailure = jest.fn<OnFailure>()
  const { result } = harness(useCapturePayment, BASE, onFailure)
  act(() => result.current.mutate('o1'))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(onFailure.mock.calls).toEqual([[result.current.error, { onScreen: true }]])
})
