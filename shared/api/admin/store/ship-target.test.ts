import { shipTargetChange, shipTargetOf } from './ship-target.ts'

test('a target that was set is read back', () => {
  expect(shipTargetOf(shipTargetChange(24))).toBe(24)
})

test('a store without a target, or with one that makes no sense, has two days', () => {
  expect(
    [undefined, null, {}, { ship_within_hours: -1 }, { ship_within_hours: 'soon' }].map(shipTargetOf),
  ).toEqual([48, 48, 48, 48, 48])
})
