import { expect, it } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { regionKeys, useUpdateRegion } from './index.ts'

const BASE = 'http://backend.test'
const page = {
  regions: [
    { id: 'r1', name: 'North', tax_rate: 24 },
    { id: 'r2', name: 'South', tax_rate: 20 },
  ],
  count: 2,
}
const detail = { region: { id: 'r1', name: 'North', tax_rate: 24 } }
const options = { fulfillment_options: [] }
const seeded = () => {
  const hook = harness(useUpdateRegion, BASE)
  hook.cache.setQueryData(regionKeys.list(), page)
  hook.cache.setQueryData(regionKeys.detail('r1', {}), detail)
  hook.cache.setQueryData(regionKeys.fulfillmentOptions('r1'), options)
  return hook
}

it('shows a new name before the server answers, and other changes only afterwards', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post('/admin/regions/r1', { name: 'Far north', tax_rate: 25 })
    .reply(200, () => answer.promise)
  const { cache, result } = seeded()
  act(() => result.current.mutate({ id: 'r1', changes: { name: 'Far north', tax_rate: 25 } }))
  await waitFor(() =>
    expect(cache.getQueryData(regionKeys.detail('r1', {}))).toEqual({
      region: { id: 'r1', name: 'Far north', tax_rate: 24 },
    }),
  )
  expect(cache.getQueryData(regionKeys.list())).toMatchObject({
    regions: [{ name: 'Far north', tax_rate: 24 }, { name: 'South' }],
  })
  expect(cache.getQueryData(regionKeys.fulfillmentOptions('r1'))).toEqual(options)
  answer.resolve({ region: { id: 'r1' } })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('puts the name back when the server refuses', async () => {
  nock(BASE).post('/admin/regions/r1').reply(422, { message: 'Taken' })
  const { cache, result } = seeded()
  act(() => result.current.mutate({ id: 'r1', changes: { name: 'South' } }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(regionKeys.list())).toEqual(page)
  expect(cache.getQueryData(regionKeys.detail('r1', {}))).toEqual(detail)
})

it('shows nothing at once when the name stays', async () => {
  nock(BASE).post('/admin/regions/r1').reply(200, {})
  const { cache, result } = seeded()
  await act(() => result.current.mutateAsync({ id: 'r1', changes: { tax_rate: 25 } }))
  expect(cache.getQueryData(regionKeys.list())).toEqual(page)
})
