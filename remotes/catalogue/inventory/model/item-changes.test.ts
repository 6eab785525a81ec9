import { expect, test } from '@jest/globals'
import { NO_FILTER } from '@stoa/admin/list'

import { adjustmentNote } from './adjustment.ts'
import { itemChanges, itemValues } from './item-changes.ts'
import { reservable } from './reservation-limits.ts'
import { reservationQuery } from './reservation-query.ts'

const before = itemValues({ sku: 'B-1', title: null, weight: 120, origin_country: 'DE' })

test('only what differs is sent, and what was emptied as nothing', () => {
  const { attributes } = before
  expect(itemChanges(before, before)).toEqual({})
  expect(
    itemChanges(before, {
      ...before,
      sku: '',
      title: 'Bowl',
      attributes: { ...attributes, weight: null, width: 3 },
    }),
  ).toEqual({ sku: null, title: 'Bowl', weight: null, width: 3 })
})

test('what a reservation keeps itself can be reserved at its own location', () => {
  const levels = [
    {
      location_id: 'ulm',
      stocked_quantity: 5,
      reserved_quantity: 4,
      incoming_quantity: 0,
      available_quantity: 1,
    },
  ]
  const item = { location_levels: levels }
  expect(reservable(item, 'ulm')).toBe(1)
  expect(reservable(item, 'ulm', { location_id: 'ulm', quantity: 3 })).toBe(4)
  expect(reservable(item, 'bonn', { location_id: 'ulm', quantity: 3 })).toBe(0)
  expect(reservable(undefined, 'ulm')).toBeUndefined()
})

test('the whole description of a reservation goes before a part of it', () => {
  const query = { limit: 20, offset: 20 }
  const set = { description: ['fair'] }
  expect(reservationQuery(query, { ...NO_FILTER, set })).toEqual({
    ...query,
    description: { contains: 'fair' },
  })
  expect(reservationQuery(query, { ...NO_FILTER, set: { ...set, described_as: ['For the fair'] } })).toEqual({
    ...query,
    description: 'For the fair',
  })
})

test('the note of an adjustment leaves out what nobody wrote', () =>
  expect(adjustmentNote({ location: 'Ulm', amount: '+5', reason: 'Counted', words: ' ' })).toBe(
    'Ulm: +5 · Counted',
  ))
