import { expect, test } from '@jest/globals'

import { adjustmentNote } from './adjustment.ts'
import { itemChanges, itemValues } from './item-changes.ts'
import { reservable } from './reservation-limits.ts'
import { reservationQueryOf } from './reservation-rules.ts'

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

test('reservations are asked for by what their description contains and by a range of pieces', () => {
  const set = { description: ['fair'], quantity: ['2..5'], location_id: ['ulm'] }
  expect(reservationQueryOf({ q: '', set, page: 2, limit: 20, columns: '' })).toMatchObject({
    description: { contains: 'fair' },
    quantity: { gte: 2, lte: 5 },
    location_id: ['ulm'],
    order: '-created_at',
    offset: 20,
    expand: 'line_item,inventory_item',
  })
})

test('the note of an adjustment leaves out what nobody wrote', () =>
  expect(adjustmentNote({ place: 'Ulm', amount: '+5', reason: 'Counted', words: ' ' })).toBe(
    'Ulm: +5 · Counted',
  ))
