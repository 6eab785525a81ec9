import { isYearFirst } from './month-order.ts'

it.each([
  ['en-US', false],
  ['de', false],
  ['ar', false],
  ['ja', true],
  ['ko', true],
  ['zh-CN', true],
])('in %s the year comes first: %s', (locale, isFirst) => {
  expect(isYearFirst(locale)).toBe(isFirst)
})
