import { programOf, programPatch, readRate } from './program.ts'

test('a store that never heard of the program runs it at one point', () => {
  expect(programOf(null)).toEqual({ isEnabled: true, pointsPerUnit: 1 })
})

test('what is written is read again', () => {
  const program = { isEnabled: false, pointsPerUnit: 12 }
  expect(programOf(programPatch(program))).toEqual(program)
})

test.each([0, 101, 1.5, 'lots', null])('%j is no rate', (stored) => {
  expect(programOf({ loyalty_points_per_unit: stored }).pointsPerUnit).toBe(1)
})

test.each([
  ['7', 7],
  [' 100 ', 100],
  ['', null],
  ['  ', null],
  ['0', null],
  ['101', null],
  ['2.5', null],
  ['two', null],
])('the typed text %j means %j', (typed, rate) => {
  expect(readRate(typed)).toBe(rate)
})
