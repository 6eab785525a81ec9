/** @jest-environment node */
import { inBatches } from './in-batches.ts'

it.each([
  [[], 2, []],
  [['a', 'b'], 2, [['a', 'b']]],
  [['a', 'b', 'c'], 2, [['a', 'b'], ['c']]],
])('%j in groups of %i', (ids, size, groups) => {
  expect(inBatches(ids, size)).toEqual(groups)
})
