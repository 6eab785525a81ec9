import { expect, it } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { stockLocationKeys, useUpdateStockLocation } from './index.ts'

const BASE = 'http://backend.test'
const page = {
  stock_locations: [
    { id: 'l1', name: 'Attic' },
    { id: 'l2', name: 'Cellar' },
  ],
  count: 2,
}
const withAddress = stockLocationKeys.detail('l1', { expand: 'address' })
const detail = { stock_location: { id: 'l1', name: 'Attic', address: { city: 'Hamburg' } } }
const seeded = () => {
  const hook = harness(useUpdateStockLocation, BASE)
  hook.cache.setQueryData(stockLocationKeys.list(), page)
  hook.cache.setQueryData(withAddress, detail)
  return hook
}

it('shows a new name before the server answers', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post('/admin/stock-locations/l1', { name: 'Dry attic' })
    .reply(200, () => answer.promise)
  const { cache, result } = seeded()
  act(() => result.current.mutate({ id: 'l1', changes: { name: 'Dry attic' } }))
  await waitFor(() =>
    expect(cache.getQueryData(withAddress)).toEqual({
      stock_location: { id: 'l1', name: 'Dry attic', address: { city: 'Hamburg' } },
    }),
  )
  expect(cache.getQueryData(stockLocationKeys.list())).toMatchObject({
    stock_locations: [{ name: 'Dry attic' }, { name: 'Cellar' }],
  })
  answer.resolve({ stock_location: { id: 'l1' } })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('puts the name back when the server refuses', async () => {
  nock(BASE).post('/admin/stock-locations/l1').reply(400, { message: 'No' })
  const { cache, result } = seeded()
  act(() => result.current.mutate({ id: 'l1', changes: { name: 'Cellar' } }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(stockLocationKeys.list())).toEqual(page)
  expect(cache.getQueryData(withAddress)).toEqual(detail)
})

it('leaves the name when only the address changes', async () => {
  nock(BASE).post('/admin/stock-locations/l1').reply(200, {})
  const { cache, result } = seeded()
  const address = { address_1: '5 Roof Street', country_code: 'de' }
  await act(() => result.current.mutateAsync({ id: 'l1', changes: { address } }))
  expect(cache.getQueryData(stockLocationKeys.list())).toEqual(page)
})
