import { requirementOf } from './shipping-requirement.ts'

const between = [
  { type: 'min_subtotal', amount: 1000 },
  { type: 'max_subtotal', amount: 5000 },
]

test.each([
  [999, { type: 'minimum', amount: 1000 }],
  [1000, undefined],
  [5000, undefined],
  [5001, { type: 'maximum', amount: 5000 }],
  [null, undefined],
])('a subtotal of %s', (subtotal, unmet) => {
  expect(requirementOf(between, subtotal)).toEqual(unmet)
})

test('an option without requirements is open to every order', () => {
  expect(requirementOf([], 1)).toBeUndefined()
  expect(requirementOf(null, 1)).toBeUndefined()
})
