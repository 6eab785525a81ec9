import { multiplierOf, multiplierPatch } from './multiplier.ts'

test.each([
  [3, 3],
  ['4', 4],
  [0, 1],
  [6, 1],
  [2.5, 1],
  ['many', 1],
])('%j in the metadata is %d', (stored, multiplier) => {
  expect(multiplierOf({ loyalty_multiplier: stored })).toBe(multiplier)
})

test('without metadata it is 1', () => {
  expect(multiplierOf(null)).toBe(1)
})

test('1 removes the key instead of storing it', () => {
  expect(multiplierPatch(1)).toEqual({ loyalty_multiplier: '' })
  expect(multiplierPatch(5)).toEqual({ loyalty_multiplier: 5 })
})
