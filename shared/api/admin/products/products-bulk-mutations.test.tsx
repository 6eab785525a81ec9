import { expect, it } from '@jest/globals'
import { act } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { useDeleteStockedProducts, useDeleteVariants, useRelabelProducts } from './index.ts'

const BASE = 'http://backend.test'
const cup = {
  id: 'p1',
  tags: [
    { id: 'tag_1', value: 'tea' },
    { id: 'tag_2', value: 'old' },
  ],
  categories: [{ id: 'cat_1' }],
  variants: [{ id: 'v1' }],
}
const stocked = () =>
  nock(BASE)
    .get('/admin/variants/v1/inventory')
    .reply(200, { variant: { id: 'v1', inventory: [{ id: 'item_1' }] } })

it('adds tags and removes others, and each product keeps its other tags', async () => {
  nock(BASE).get('/admin/products/p1').reply(200, { product: cup })
  const written = nock(BASE)
    .post('/admin/products/p1', { tags: [{ id: 'tag_1', value: 'tea' }, { value: 'new' }] })
    .reply(200, { product: cup })
  const { result } = harness(useRelabelProducts, BASE)
  const change = { what: 'tags', add: ['new', 'tea'], remove: ['old'] } as const
  const answer = await act(() => result.current.mutateAsync({ ids: ['p1'], change }))
  expect(answer).toEqual([{ id: 'p1' }])
  expect(written.isDone()).toBe(true)
})

it('adds categories by their ids', async () => {
  nock(BASE).get('/admin/products/p1').reply(200, { product: cup })
  const written = nock(BASE)
    .post('/admin/products/p1', { categories: [{ id: 'cat_1' }, { id: 'cat_2' }] })
    .reply(200, { product: cup })
  const { result } = harness(useRelabelProducts, BASE)
  const change = { what: 'categories', add: ['cat_2'], remove: [] } as const
  await act(() => result.current.mutateAsync({ ids: ['p1'], change }))
  expect(written.isDone()).toBe(true)
})

it('leaves the stock of a product alone when the product cannot be deleted', async () => {
  nock(BASE).get('/admin/products/p1').reply(200, { product: cup })
  stocked()
  nock(BASE).delete('/admin/products/p1').reply(400, { message: 'Still in use' })
  const item = nock(BASE).delete('/admin/inventory-items/item_1').reply(200, {})
  const { result } = harness(useDeleteStockedProducts, BASE)
  const answer = await act(() => result.current.mutateAsync({ ids: ['p1'], change: undefined }))
  expect(answer).toEqual([{ id: 'p1', error: expect.anything() }])
  expect(item.isDone()).toBe(false)
  nock.cleanAll()
})

it('deletes a variant, and its stock only on request', async () => {
  const { result } = harness(useDeleteVariants, BASE)
  nock(BASE).delete('/admin/products/p1/variants/v1').twice().reply(200, {})
  await act(() => result.current.mutateAsync({ ids: ['v1'], change: { productId: 'p1', withStock: false } }))
  stocked()
  const item = nock(BASE).delete('/admin/inventory-items/item_1').reply(200, {})
  await act(() => result.current.mutateAsync({ ids: ['v1'], change: { productId: 'p1', withStock: true } }))
  expect(item.isDone()).toBe(true)
})
