import { totalScore, matching } from './match.ts'

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
  ['VAT', 'Reservations'],
  ['vat', 'Hrvatski'],
])('%j does not find %s', (query, title) => {
  expect(titles(query, title)).toEqual([])
})

test('title prefix, title word, keyword and substring score in this order', () => {
  const fits = [
    totalScore('port', { title: 'Ports' }),
    totalScore('port', { title: 'Tax ports' }),
    totalScore('port', { title: 'Harbours', keywords: 'quays ports' }),
    totalScore('port', { title: 'Import' }),
  ]
  expect(fits).toEqual([7, 3, 2, 1])
})

test('equal scores keep their order', () => {
  expect(titles('go', 'Go to A', 'Reset', 'Go to B')).toEqual(['Go to A', 'Go to B'])
})
