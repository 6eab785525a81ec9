import { expect, it } from '@jest/globals'
import { addView, moveView, openWith, removeView, renameView, updateView } from './view-changes.ts'
import {
  NO_VIEWS,
  openedParams,
  readViews,
  searchOfView,
  viewOf,
  viewQuery,
  type ListViews,
} from './views.ts'

const drafts = { id: 'v1', name: 'Drafts', query: 'status=draft' }
const newest = { id: 'v2', name: 'Newest', query: 'order=-created' }
const kept: ListViews = { views: [drafts, newest], first: 'v2' }
const params = (search: string) => new URLSearchParams(search)
const ids = ({ views }: ListViews) => views.map(({ id }) => id).join(' ')

it('is read as it was kept, without what is no view', () => {
  expect(readViews({ products: kept }, 'products')).toEqual(kept)
  expect(readViews({ products: { views: [drafts, { id: 1 }, null], first: 'gone' } }, 'products')).toEqual({
    views: [drafts],
  })
})

it.each([undefined, null, 'text', [], { orders: kept }, { products: [] }, { products: { views: 1 } }])(
  'reads nothing from %j',
  (value) => {
    expect(readViews(value, 'products')).toEqual(NO_VIEWS)
  },
)

it('makes the same query of addresses that show the same', () => {
  expect(viewQuery(params('status=draft&q=a&page=3&view=v9'))).toBe('q=a&status=draft')
  expect(viewQuery(params('q=a&status=draft'))).toBe('q=a&status=draft')
})

it('finds the view of an address by its name, or by what it shows', () => {
  expect(viewOf(kept, params('view=v1&status=draft&q=lamp'))).toBe(drafts)
  expect(viewOf(kept, params('status=draft&page=2'))).toBe(drafts)
  expect(viewOf(kept, params('view=of-a-colleague&status=draft'))).toBe(drafts)
  expect(viewOf(kept, params('status=published'))).toBeUndefined()
  expect(viewOf(kept, params('view=all&status=draft'))).toBeUndefined()
})

it('opens with the view that comes first only where the address says nothing', () => {
  expect(openedParams(kept, params('')).toString()).toBe('order=-created&view=v2')
  expect(openedParams(kept, params('page=2')).toString()).toBe('page=2')
  expect(openedParams({ views: [drafts] }, params('')).toString()).toBe('')
})

it('leads to a view, and to all rows past the one that comes first', () => {
  expect(searchOfView(kept, drafts)).toBe('?status=draft&view=v1')
  expect(searchOfView(kept, undefined)).toBe('?view=all')
  expect(searchOfView({ views: [drafts] }, undefined)).toBe('')
})

it('is changed without touching the others', () => {
  const sold = { id: 'v3', name: 'Sold', query: 'q=sold' }
  expect(ids(addView(kept, sold))).toBe('v1 v2 v3')
  expect(renameView(kept, 'v1', 'Not yet').views).toEqual([{ ...drafts, name: 'Not yet' }, newest])
  expect(updateView(kept, 'v2', 'q=a').views).toEqual([drafts, { ...newest, query: 'q=a' }])
  expect(openWith(kept, 'v1').first).toBe('v1')
  expect(openWith(kept, undefined)).toEqual({ views: [drafts, newest] })
})

it('moves, but never past an end', () => {
  expect(ids(moveView(kept, 'v2', -1))).toBe('v2 v1')
  expect(ids(moveView(kept, 'v1', -1))).toBe('v1 v2')
  expect(ids(moveView(kept, 'v2', 1))).toBe('v1 v2')
  expect(moveView(kept, 'gone', 1)).toBe(kept)
})

it('opens with all rows when the first view has gone', () => {
  expect(removeView(kept, 'v2')).toEqual({ views: [drafts] })
  expect(removeView(kept, 'v1')).toEqual({ views: [newest], first: 'v2' })
})
