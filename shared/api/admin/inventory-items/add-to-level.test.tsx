import { expect, it } from '@jest/globals'
import { act } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { useAddToLevel } from './index.ts'

const BASE = 'http://backend.test'
const LEVELS = '/admin/inventory-items/i1/location-levels'
const change = { itemId: 'i1', locationId: 'here', by: -3 }

const reads = (stocked_quantity: number) =>
  nock(BASE)
    .get(LEVELS)
    .query({ 'location_id[]': 'here' })
    .reply(200, {
      inventory_item: { id: 'i1', location_levels: [{ location_id: 'here', stocked_quantity }] },
    })
const sets = (stocked_quantity: number, status: number) =>
  nock(BASE).post(`${LEVELS}/here`, { stocked_quantity }).reply(status, { inventory_item: {}, message: 'No' })

it('pieces are added to what is in stock now', async () => {
  const { result } = harness(useAddToLevel, BASE)
  for (const [before, after] of [
    [10, 7],
    [7, 4],
  ] as const) {
    reads(before)
    const written = sets(after, 200)
    await act(() => result.current(change))
    expect(written.isDone()).toBe(true)
  }
})

it('a level that the location does not keep is made', async () => {
  nock(BASE)
    .get(LEVELS)
    .query(true)
    .reply(200, { inventory_item: { id: 'i1', location_levels: [] } })
  const made = nock(BASE)
    .post(LEVELS, { location_id: 'here', stocked_quantity: 2 })
    .reply(200, { inventory_item: {} })
  const { result } = harness(useAddToLevel, BASE)
  await act(() => result.current({ ...change, by: 2 }))
  expect(made.isDone()).toBe(true)
})

it('a try after one without an answer adds nothing twice, and the next change is written', async () => {
  const { result } = harness(useAddToLevel, BASE)
  reads(10)
  sets(7, 502)
  await act(() => expect(result.current(change)).rejects.toMatchObject({ failure: { status: 502 } }))
  reads(7)
  await act(() => result.current(change))

  reads(7)
  const written = sets(4, 200)
  await act(() => result.current(change))
  expect(written.isDone()).toBe(true)
})

it('a try after a refusal adds to what is in stock then', async () => {
  const { result } = harness(useAddToLevel, BASE)
  reads(10)
  sets(7, 500)
  await act(() => expect(result.current(change)).rejects.toMatchObject({ failure: { status: 500 } }))
  reads(9)
  const written = sets(6, 200)
  await act(() => result.current(change))
  expect(written.isDone()).toBe(true)
})
