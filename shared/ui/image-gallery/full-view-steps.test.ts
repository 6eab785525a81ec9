import { neighbourOf, stepByKey } from './full-view-steps.ts'

const things = ['a', 'b', 'c'].map((id) => ({ id }))

it.each([
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
] as const)('from %s by %i is %s: a ring', (id, step, expected) => {
  expect(neighbourOf(things, id, step).id).toBe(expected)
})

it.each([
  ['ArrowRight', 'ltr', 1],
  ['ArrowLeft', 'ltr', -1],
  ['ArrowRight', 'rtl', -1],
  ['ArrowLeft', 'rtl', 1],
  ['Enter', 'ltr', undefined],
] as const)('%s in %s leads by %s', (key, direction, step) => {
  expect(stepByKey(key, direction)).toBe(step)
})
