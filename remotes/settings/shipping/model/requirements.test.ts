import { isUnreachable, requirementsOf } from './requirements.ts'

const min = { id: 'sor_min', type: 'min_subtotal', amount: 5000 } as const
const max = { id: 'sor_max', type: 'max_subtotal', amount: 9000 } as const

it('a changed limit keeps the id of its requirement, a new one has none, a cleared one is gone', () => {
  expect(requirementsOf({ min: 6000, max: null }, [min, max])).toEqual([{ ...min, amount: 6000 }])
  expect(requirementsOf({ min: null, max: 100 }, [min])).toEqual([{ type: 'max_subtotal', amount: 100 }])
})

it('a minimum of zero is a limit', () => {
  expect(requirementsOf({ min: 0, max: null })).toEqual([{ type: 'min_subtotal', amount: 0 }])
})

it.each([
  [null, 100, false],
  [100, null, false],
  [99, 100, false],
  [100, 100, true],
  [101, 100, true],
])('from %s and below %s is unreachable: %s', (from, below, expected) => {
  expect(isUnreachable({ min: from, max: below })).toBe(expected)
})
