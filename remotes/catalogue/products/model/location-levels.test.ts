import { levelChanges, levelsOf } from './location-levels.ts'

it('tells new, changed and ended stock apart, and leaves the rest alone', () => {
  const before = levelsOf([
    { location_id: 'a', stocked_quantity: 1 },
    { location_id: 'b', stocked_quantity: 2 },
    { location_id: 'c', stocked_quantity: 3 },
  ])
  expect(levelChanges(before, { a: 1, b: 0, c: null, d: 4, e: null })).toEqual([
    { locationId: 'b', quantity: 0, isNew: false },
    { locationId: 'c', quantity: null, isNew: false },
    { locationId: 'd', quantity: 4, isNew: true },
  ])
})
