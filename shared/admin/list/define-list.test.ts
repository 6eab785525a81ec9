import { collectionKeys, collectionQueries, type CollectionPage } from '@stoa/api/admin/collections'
import type { HttpClient } from '@stoa/api/http'

import { defineList } from './define-list.ts'
import { listQueryOf, readListFilter } from './list-filter.ts'

const source = {
  name: 'collections',
  path: '/collections',
  key: collectionKeys.lists(),
  read: (http: HttpClient) => collectionQueries(http).list,
  page: ({ collections: rows, count }: CollectionPage) => ({ rows, count }),
  rowName: ({ title }: { title: string }) => title,
  failed: 'failed',
}
const title = { header: 'title', value: () => null }

it('derives the query of the API from the columns and filters', () => {
  const { rules } = defineList({
    ...source,
    filters: { created_at: { type: 'dates', label: 'created' }, mood: { type: 'text', isLocal: true } },
    columns: { title, created: { ...title, sort: 'created_at' } },
  })
  const filter = readListFilter(new URLSearchParams('mood=blue&order=-created&title=x&page=2'), rules)
  expect(filter.set).toEqual({ mood: ['blue'] })
  expect(listQueryOf(filter, rules)).toEqual({ order: '-created_at', limit: 20, offset: 20 })
})

it('writes its views as addresses', () => {
  const { views } = defineList({
    ...source,
    filters: { handle: { type: 'text', label: 'handle' } },
    columns: { title },
    views: [
      {
        id: 'lamps',
        label: 'lamps',
        set: { handle: ['lamp'] },
        sort: { column: 'title', direction: 'descending' },
      },
    ],
  })
  expect(views).toEqual([{ id: 'lamps', label: 'lamps', query: 'handle=lamp&order=-title' }])
})

it('refuses names that do not exist when it is compiled', () => {
  // @ts-expect-error: rows have no such field
  defineList({ ...source, columns: { title: { ...title, sort: 'price' } } })
  // @ts-expect-error: the API has no such filter
  defineList({ ...source, filters: { mood: { type: 'text' } }, columns: { title } })
  const filters = { handle: { type: 'text' } } as const
  const set = { mood: ['b'] }
  // @ts-expect-error: the list has no such filter
  defineList({ ...source, filters, columns: { title }, views: [{ id: 'a', label: 'a', set }] })
  const price = { column: 'price', direction: 'ascending' } as const
  // @ts-expect-error: the list has no such column
  defineList({ ...source, columns: { title }, views: [{ id: 'a', label: 'a', sort: price }] })
  expect(defineList({ ...source, columns: { title } }).rules).toEqual({ filters: {}, sorts: {} })
})
