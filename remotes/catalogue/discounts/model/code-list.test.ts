import { NO_FILTER } from '@stoa/admin/list'
import type { DynamicCode } from '@stoa/api/admin/discounts'

import { codePage } from './code-list.ts'

const codes = [
  { id: '1', code: 'B-ELM', usage_count: 2 },
  { id: '2', code: 'A-OAK', usage_count: 0 },
  { id: '3', code: 'C-ELM', usage_count: 1 },
] as DynamicCode[]
const idsOf = (filter: Partial<typeof NO_FILTER>) =>
  codePage(codes, { ...NO_FILTER, ...filter }).rows.map(({ id }) => id)

it('shows the newest first, and what fits the search in any case', () => {
  expect(idsOf({})).toEqual(['3', '2', '1'])
  expect(idsOf({ q: 'elm' })).toEqual(['3', '1'])
})

it('sorts by code and by use', () => {
  expect(idsOf({ sort: { column: 'code', direction: 'ascending' } })).toEqual(['2', '1', '3'])
  expect(idsOf({ sort: { column: 'used', direction: 'descending' } })).toEqual(['1', '3', '2'])
})

it('cuts a page, and counts what is on all of them', () => {
  const many = Array.from({ length: 45 }, (_, at) => ({ id: String(at), code: `S-${at}` })) as DynamicCode[]
  const { rows, count } = codePage(many, { ...NO_FILTER, page: 3 })
  expect(rows).toHaveLength(5)
  expect(count).toBe(45)
})
