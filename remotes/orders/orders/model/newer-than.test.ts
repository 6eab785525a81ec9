import { newerThan } from './newer-than.ts'

const rows = [{ created_at: '2026-11-12T17:53:00.000Z' }, { created_at: '2026-11-11T10:00:00.000Z' }]
const first = { page: 1 }
const query = { limit: 20, offset: 0, status: ['pending' as const] }

test('asks for what is newer than the first row, one millisecond later, with the filter of the list', () => {
  expect(newerThan(rows, first, { ...query, created_at: { lt: '2027-01-01T00:00:00Z' } })).toEqual({
    ...query,
    created_at: { lt: '2027-01-01T00:00:00Z', gt: '2026-11-12T17:53:00.001Z' },
  })
})

test.each([
  ['nothing is read yet', undefined, first],
  ['there are no orders', [], first],
  ['another page is open', rows, { page: 2 }],
  [
    'the list is sorted otherwise',
    rows,
    { page: 1, sort: { column: 'number', direction: 'ascending' } as const },
  ],
])('asks for nothing when %s', (_when, shown, filter) => {
  expect(newerThan(shown, filter, query)).toBeUndefined()
})
