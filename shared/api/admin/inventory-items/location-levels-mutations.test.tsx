import { expect, it } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { inventoryItemKeys, useUpdateLocationLevel } from './index.ts'

const BASE = 'http://backend.test'
const LEVEL = '/admin/inventory-items/i1/location-levels/here'

const here = { location_id: 'here', stocked_quantity: 5, incoming_quantity: 1 }
const there = { location_id: 'there', stocked_quantity: 2, incoming_quantity: 0 }
const levels = { inventory_item: { id: 'i1', location_levels: [here, there] } }
const item = {
  id: 'i1',
  stocked_quantity: 7,
  reserved_quantity: 3,
  location_levels: [
    { ...here, available_quantity: 2 },
    { ...there, available_quantity: 2 },
  ],
}
const other = { ...item, id: 'i2' }
const elsewhere = { ...item, stocked_quantity: 2, location_levels: [there] }

const keys = {
  page: inventoryItemKeys.list(),
  pageElsewhere: inventoryItemKeys.list({ location_id: ['there'] }),
  detail: inventoryItemKeys.detail('i1', {}),
  levels: inventoryItemKeys.locationLevels('i1'),
}
const seeded = () => {
  const hook = harness(useUpdateLocationLevel, BASE)
  hook.cache.setQueryData(keys.page, { inventory_items: [item, other], count: 2 })
  hook.cache.setQueryData(keys.pageElsewhere, { inventory_items: [elsewhere], count: 1 })
  hook.cache.setQueryData(keys.detail, { inventory_item: item })
  hook.cache.setQueryData(keys.levels, levels)
  return hook
}

it('shows a new quantity and its sums before the server answers, wherever the level is on screen', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post(LEVEL, { stocked_quantity: 9 })
    .reply(200, () => answer.promise)
  const { cache, result } = seeded()
  act(() => result.current.mutate({ id: 'i1', locationId: 'here', changes: { stocked_quantity: 9 } }))
  const changed = {
    ...item,
    stocked_quantity: 11,
    location_levels: [
      { ...here, stocked_quantity: 9, available_quantity: 6 },
      { ...there, available_quantity: 2 },
    ],
  }
  await waitFor(() => expect(cache.getQueryData(keys.detail)).toEqual({ inventory_item: changed }))
  expect(cache.getQueryData(keys.page)).toEqual({ inventory_items: [changed, other], count: 2 })
  expect(cache.getQueryData(keys.pageElsewhere)).toEqual({ inventory_items: [elsewhere], count: 1 })
  expect(cache.getQueryData(keys.levels)).toEqual({
    inventory_item: { id: 'i1', location_levels: [{ ...here, stocked_quantity: 9 }, there] },
  })
  answer.resolve({ inventory_item: { id: 'i1' } })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('keeps the stock when only the incoming quantity changes', async () => {
  nock(BASE).post(LEVEL).reply(200, {})
  const { cache, result } = seeded()
  const changes = { incoming_quantity: 4 }
  await act(() => result.current.mutateAsync({ id: 'i1', locationId: 'here', changes }))
  expect(cache.getQueryData(keys.detail)).toMatchObject({
    inventory_item: {
      stocked_quantity: 7,
      location_levels: [{ stocked_quantity: 5, incoming_quantity: 4, available_quantity: 2 }, there],
    },
  })
})

it('puts everything back when the server refuses', async () => {
  nock(BASE).post(LEVEL).reply(400, { message: 'Too few' })
  const { cache, result } = seeded()
  act(() => result.current.mutate({ id: 'i1', locationId: 'here', changes: { stocked_quantity: 9 } }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(keys.detail)).toEqual({ inventory_item: item })
  expect(cache.getQueryData(keys.page)).toEqual({ inventory_items: [item, other], count: 2 })
  expect(cache.getQueryData(keys.levels)).toEqual(levels)
})
