/** @jest-environment node */
import { fitOf, matching } from './match.ts'

const titles = (query: string, ...all: string[]) =>
  matching(
    query,
    all.map((title) => ({ title })),
  ).map(({ title }) => title)

test.each([
  ['pers', 'Personal information'],
  ['INFO pers', 'Personal information'],
  ['uber', 'Über uns'],
  ['über', 'Uber'],
  ['cafe', 'Café'],
  ['اوامر', 'أوامر'],
  ['信息', '个人信息'],
])('%s finds %s', (query, title) => {
  expect(titles(query, title)).toEqual([title])
})

test.each([
  ['', 'Orders'],
  [' ', 'Orders'],
  ['orders nowhere', 'Orders'],
  ['products', 'Orders'],
  ['ma', 'Personal information'],
])('%j does not find %s', (query, title) => {
  expect(titles(query, title)).toEqual([])
})

test('the start of a title is worth more than a word in it, that more than a keyword, that more than letters inside', () => {
  const fits = [
    fitOf('set', { title: 'Settings' }),
    fitOf('set', { title: 'Tax settings' }),
    fitOf('set', { title: 'Preferences', keywords: 'options settings' }),
    fitOf('set', { title: 'Reset' }),
  ]
  expect(fits).toEqual([7, 3, 2, 1])
})

test('equals stay in the order in which they came', () => {
  expect(titles('go', 'Go to A', 'Reset', 'Go to B')).toEqual(['Go to A', 'Go to B'])
})
