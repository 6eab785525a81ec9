import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import type { OnFailure } from '../../react/index.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { categoryKeys, useMoveCategory, useUpdateCategory } from './index.ts'
import type { Category, CategoryPage } from './index.ts'

const BASE = 'http://backend.test'

const category = (id: string, parent: string | null, rank: number, under: Category[] = []): Category => ({
  id,
  name: id,
  handle: id,
  is_active: true,
  is_internal: false,
  parent_category_id: parent,
  rank,
  category_children: under,
  created_at: '2026-01-01',
  updated_at: '2026-01-01',
  metadata: null,
})
const pageOf = (categories: Category[]): CategoryPage => ({
  product_categories: categories,
  count: categories.length,
  offset: 0,
  limit: 100,
})
const home = category('home', null, 0, [category('lamps', 'home', 0), category('beds', 'home', 1)])
const tree = pageOf([home, category('paper', null, 1)])
const flat = pageOf([category('beds', 'home', 1), category('lamps', 'home', 0)])

/** The tree in the cache, for instance `home(lamps beds) paper`, with a rank out of order as `lamps:4`. */
function shownTree(shown: CategoryPage | undefined): string {
  const write = (categories: Category[]): string =>
    categories
      .map(({ name, rank, category_children: under }, index) => {
        const label = rank === index ? name : `${name}:${rank}`
        return under.length > 0 ? `${label}(${write(under)})` : label
      })
      .join(' ')
  return write(shown?.product_categories ?? [])
}

function seeded<Result>(hook: () => Result, onFailure?: OnFailure) {
  const { cache, result } = harness(hook, BASE, onFailure)
  cache.setQueryData(categoryKeys.tree(), tree)
  cache.setQueryData(categoryKeys.list({ q: 's' }), flat)
  cache.setQueryData(categoryKeys.detail('lamps', {}), { product_category: category('lamps', 'home', 0) })
  return { cache, result, treeNow: () => shownTree(cache.getQueryData(categoryKeys.tree())) }
}

it('shows a new name everywhere before the server answers', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post('/admin/product-categories/lamps', { name: 'Light' })
    .reply(200, () => answer.promise)
  const { cache, result, treeNow } = seeded(useUpdateCategory)
  act(() => result.current.mutate({ id: 'lamps', changes: { name: 'Light' } }))
  await waitFor(() => expect(treeNow()).toBe('home(Light beds) paper'))
  expect(cache.getQueryData(categoryKeys.detail('lamps', {}))).toMatchObject({
    product_category: { name: 'Light', handle: 'lamps' },
  })
  expect(cache.getQueryData(categoryKeys.list({ q: 's' }))).toMatchObject({
    product_categories: [{ name: 'beds' }, { name: 'Light' }],
  })
  answer.resolve({})
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it.each([
  ['up among its siblings', { id: 'beds', parentId: 'home', rank: 0 }, 'home(beds lamps) paper'],
  ['down among its siblings', { id: 'lamps', parentId: 'home', rank: 1 }, 'home(beds lamps) paper'],
  ['under another', { id: 'beds', parentId: 'paper', rank: 0 }, 'home(lamps) paper(beds)'],
  ['to the top', { id: 'lamps', parentId: null, rank: 1 }, 'home(beds) lamps paper'],
  ['with all under it', { id: 'home', parentId: null, rank: 1 }, 'paper home(lamps beds)'],
  ['nowhere, when it would be below itself', { id: 'home', parentId: 'beds', rank: 0 }, shownTree(tree)],
  ['nowhere, when its id is unknown', { id: 'rugs', parentId: null, rank: 0 }, shownTree(tree)],
])('moves a category %s before the server answers', async (_where, move, expected) => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post(`/admin/product-categories/${move.id}`, { parent_category_id: move.parentId, rank: move.rank })
    .reply(200, () => answer.promise)
  const { cache, result, treeNow } = seeded(useMoveCategory)
  act(() => result.current.mutate(move))
  await waitFor(() => expect(nock.isDone()).toBe(true))
  expect(treeNow()).toBe(expected)
  expect(cache.getQueryData(categoryKeys.list({ q: 's' }))).toEqual(flat)
  answer.resolve({})
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('makes a category the last one where only its parent changes', async () => {
  nock(BASE)
    .post('/admin/product-categories/paper', { parent_category_id: 'home' })
    .reply(200, () => new Promise(() => undefined))
  const { result, treeNow } = seeded(useUpdateCategory)
  act(() => result.current.mutate({ id: 'paper', changes: { parent_category_id: 'home' } }))
  await waitFor(() => expect(treeNow()).toBe('home(lamps beds paper)'))
})

it('reverts the move of a category and shows the error when the server refuses it', async () => {
  nock(BASE).post('/admin/product-categories/beds').reply(500, { message: 'An unknown error occurred.' })
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = seeded(useMoveCategory, onFailure)
  act(() => result.current.mutate({ id: 'beds', parentId: null, rank: 0 }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(categoryKeys.tree())).toEqual(tree)
  expect(onFailure.mock.calls).toEqual([[result.current.error, { onScreen: true }]])
})

it('puts a name back when the server refuses it, and leaves saying so to the form', async () => {
  nock(BASE).post('/admin/product-categories/beds').reply(422, { message: 'Handle taken' })
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = seeded(useUpdateCategory, onFailure)
  act(() => result.current.mutate({ id: 'beds', changes: { name: 'Sleep', handle: 'lamps' } }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(categoryKeys.list({ q: 's' }))).toEqual(flat)
  expect(onFailure).not.toHaveBeenCalled()
})
