import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import type { OnFailure } from '../../react/index.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { priceListKeys, useUpdatePriceList } from './index.ts'

const BASE = 'http://backend.test'
const summer = { id: 'pl_1', name: 'Summer', status: 'draft', ends_at: null }
const winter = { id: 'pl_2', name: 'Winter', status: 'draft', ends_at: null }
const page = { price_lists: [summer, winter], count: 2, offset: 0, limit: 10 }
const change = {
  id: 'pl_1',
  changes: { name: 'Clearance', status: 'active', ends_at: '2099-01-01' },
} as const

const seeded = (onFailure: OnFailure = () => undefined) => {
  const hook = harness(useUpdatePriceList, BASE, onFailure)
  hook.cache.setQueryData(priceListKeys.list(), page)
  hook.cache.setQueryData(priceListKeys.detail('pl_1'), { price_list: summer })
  return hook
}

it('shows name and status in the list and on the page before the server answers, and waits with the dates', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post('/admin/price-lists/pl_1', change.changes)
    .reply(200, () => answer.promise)
  const { cache, result } = seeded()
  act(() => result.current.mutate(change))
  const shown = { ...summer, name: 'Clearance', status: 'active' }
  await waitFor(() =>
    expect(cache.getQueryData(priceListKeys.list())).toEqual({ ...page, price_lists: [shown, winter] }),
  )
  expect(cache.getQueryData(priceListKeys.detail('pl_1'))).toEqual({ price_list: shown })
  answer.resolve({ price_list: {} })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('puts everything back when the server refuses, and leaves saying so to the form', async () => {
  nock(BASE).post('/admin/price-lists/pl_1').reply(400, { message: 'Not now' })
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = seeded(onFailure)
  act(() => result.current.mutate(change))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(priceListKeys.list())).toEqual(page)
  expect(cache.getQueryData(priceListKeys.detail('pl_1'))).toEqual({ price_list: summer })
  expect(onFailure).not.toHaveBeenCalled()
})
