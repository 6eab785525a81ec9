import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import { harness, staleKeys } from '../../testing/hook-harness.tsx'
import { productKeys, useUpdateProduct } from './index.ts'

const BASE = 'http://backend.test'
const page = {
  products: [
    { id: 'p1', title: 'Cup' },
    { id: 'p2', title: 'Bowl' },
  ],
  count: 2,
  offset: 0,
  limit: 15,
}
const seeded = (onFailure = () => undefined) => {
  const hook = harness(useUpdateProduct, BASE, onFailure)
  hook.cache.setQueryData(productKeys.list({ q: 'c' }), page)
  hook.cache.setQueryData(productKeys.detail('p1'), { product: { id: 'p1', title: 'Cup', status: 'draft' } })
  hook.cache.setQueryData(productKeys.detail('p2'), { product: { id: 'p2', title: 'Bowl' } })
  return hook
}

it('shows a rename everywhere before the server answers, and makes just that product and the lists stale', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post('/admin/products/p1', { title: 'Mug', tags: [] })
    .reply(200, () => answer.promise)
  const { cache, result } = seeded()
  act(() => result.current.mutate({ id: 'p1', changes: { title: 'Mug', tags: [] } }))
  await waitFor(() =>
    expect(cache.getQueryData(productKeys.detail('p1'))).toMatchObject({ product: { title: 'Mug' } }),
  )
  expect(cache.getQueryData(productKeys.list({ q: 'c' }))).toMatchObject({
    products: [{ title: 'Mug' }, { title: 'Bowl' }],
  })
  expect(cache.getQueryData(productKeys.detail('p1'))).toEqual({
    product: { id: 'p1', title: 'Mug', status: 'draft' },
  })
  answer.resolve({ product: { id: 'p1' } })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(staleKeys(cache)).toEqual([productKeys.list({ q: 'c' }), productKeys.detail('p1')])
})

it('puts everything back when the server refuses, and leaves saying so to the form', async () => {
  nock(BASE).post('/admin/products/p1').reply(422, { message: 'Handle taken' })
  const onFailure = jest.fn(() => undefined)
  const { cache, result } = seeded(onFailure)
  act(() => result.current.mutate({ id: 'p1', changes: { title: 'Mug', handle: 'bowl' } }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(productKeys.list({ q: 'c' }))).toEqual(page)
  expect(cache.getQueryData(productKeys.detail('p1'))).toEqual({
    product: { id: 'p1', title: 'Cup', status: 'draft' },
  })
  expect(result.current.error).toMatchObject({ failure: { message: 'Handle taken' } })
  expect(onFailure).not.toHaveBeenCalled()
})
