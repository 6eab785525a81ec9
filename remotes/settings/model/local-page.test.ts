import { NO_FILTER } from '@stoa/admin/list'

import { localPage } from './local-page.ts'

const rows = [
  { name: 'Euro', code: 'eur' },
  { name: 'Yen', code: 'jpy' },
  { name: 'Dollar', code: null },
]
const on = (filter: object) => {
  const page = localPage(rows, { ...NO_FILTER, ...filter }, ({ name, code }) => [name, code])
  return [page.rows.map(({ name }) => name), page.count]
}

it('a search looks at every text, in either case and without accents', () => {
  expect(on({ q: 'JPY' })).toEqual([['Yen'], 1])
  expect(on({ q: 'yén' })).toEqual([['Yen'], 1])
  expect(on({ q: 'o' })).toEqual([['Euro', 'Dollar'], 2])
})

it('the count of a page is that of all pages', () => {
  expect(on({ page: 2, limit: 2 })).toEqual([['Dollar'], 3])
})
