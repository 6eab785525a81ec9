import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import type { OnFailure } from '../../react/index.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { storeKeys } from '../store/index.ts'
import { currencyKeys, useUpdateCurrency } from './index.ts'

const BASE = 'http://backend.test'
const euro = { code: 'eur', includes_tax: false }
const yen = { code: 'jpy', includes_tax: false }
const page = { currencies: [euro, yen], count: 2, offset: 0, limit: 20 }
const store = { store: { name: 'Stoa', currencies: [euro, yen] } }
const change = { code: 'jpy', changes: { includes_tax: true } }

const seeded = (onFailure: OnFailure = () => undefined) => {
  const hook = harness(useUpdateCurrency, BASE, onFailure)
  hook.cache.setQueryData(currencyKeys.list(), page)
  hook.cache.setQueryData(storeKeys.current(), store)
  return hook
}

it('shows the switch in the list and in the store before the server answers', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post('/admin/currencies/jpy', { includes_tax: true })
    .reply(200, () => answer.promise)
  const { cache, result } = seeded()
  act(() => result.current.mutate(change))
  const switched = [euro, { code: 'jpy', includes_tax: true }]
  await waitFor(() =>
    expect(cache.getQueryData(currencyKeys.list())).toEqual({ ...page, currencies: switched }),
  )
  expect(cache.getQueryData(storeKeys.current())).toEqual({ store: { name: 'Stoa', currencies: switched } })
  answer.resolve({ currency: {} })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('puts the switch back when the server refuses, and reports it', async () => {
  nock(BASE).post('/admin/currencies/jpy').reply(400, { message: 'Not now' })
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = seeded(onFailure)
  act(() => result.current.mutate(change))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(currencyKeys.list())).toEqual(page)
  expect(cache.getQueryData(storeKeys.current())).toEqual(store)
  expect(onFailure.mock.calls).toEqual([[result.current.error, { onScreen: true }]])
})
