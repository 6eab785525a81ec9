import { expect, it, jest } from '@jest/globals'
import { QueryObserver } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { nock } from '../../../tests/setup/network.ts'
import { productKeys, useDeleteProducts, useUpdateProducts } from '../admin/products/index.ts'
import { harness, staleKeys } from '../testing/hook-harness.tsx'
import type { OnFailure } from './query-client.ts'

const BASE = 'http://backend.test'
const ids = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']

it('writes to all, four at a time, and returns the results in order', async () => {
  let open = 0
  let most = 0
  for (const id of ids) {
    const scope = nock(BASE).post(`/admin/products/${id}`, { status: 'draft' })
    const answer = async () => {
      most = Math.max(most, ++open)
      await new Promise((resolve) => setTimeout(resolve, 5))
      open--
      return id === 'p2' ? [404, { type: 'not_found', message: 'No p2' }] : [200, { product: { id } }]
    }
    scope.reply(answer as never)
  }
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = harness(useUpdateProducts, BASE, onFailure)
  cache.setQueryData(productKeys.list({ offset: 0 }), {})
  cache.setQueryData(productKeys.detail('p1'), {})
  cache.setQueryData(productKeys.detail('p9'), {})

  const results = await act(() => result.current.mutateAsync({ ids, change: { status: 'draft' } }))

  expect(most).toBe(4)
  expect(results.map(({ id }) => id)).toEqual(ids)
  expect(results.filter(({ error }) => error !== undefined).map(({ id }) => id)).toEqual(['p2'])
  expect(staleKeys(cache)).toEqual([productKeys.list({ offset: 0 }), productKeys.detail('p1')])
  expect(onFailure).not.toHaveBeenCalled()
})

it('skips deleted items, and refetches refused ones', async () => {
  nock(BASE).delete('/admin/products/p1').reply(200, {})
  nock(BASE).delete('/admin/products/p2').reply(400, { type: 'not_allowed', message: 'No' })
  const { cache, result } = harness(useDeleteProducts, BASE)
  const read: string[] = []
  const leave = ['p1', 'p2'].map((id) => {
    const queryKey = productKeys.detail(id)
    cache.setQueryData(queryKey, 'old')
    const queryFn = () => {
      read.push(id)
      return 'new'
    }
    return new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => undefined)
  })

  await act(() => result.current.mutateAsync({ ids: ['p1', 'p2'], change: undefined }))
  for (const unsubscribe of leave) unsubscribe()

  expect(read).toEqual(['p2'])
  expect(staleKeys(cache)).toContainEqual(productKeys.detail('p1'))
})

it('reports each write, and starts none after it is cancelled', async () => {
  const off = new AbortController()
  for (const id of ids.slice(0, 4)) nock(BASE).delete(`/admin/products/${id}`).reply(200, { id })
  const { result } = harness(useDeleteProducts, BASE)
  const reported: string[] = []
  const onWritten = ({ id }: { id: string }) => {
    reported.push(id)
    off.abort()
  }

  const results = await act(() =>
    result.current.mutateAsync({ ids, change: undefined, onWritten, signal: off.signal }),
  )

  expect(results.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4'])
  expect(reported.toSorted()).toEqual(['p1', 'p2', 'p3', 'p4'])
})

it('stops when the session has expired, and the shell is notified', async () => {
  nock(BASE).delete('/admin/products/p1').reply(401, 'Unauthorized')
  const onFailure = jest.fn<OnFailure>()
  const { result } = harness(useDeleteProducts, BASE, onFailure)
  await act(() =>
    expect(result.current.mutateAsync({ ids: ['p1'], change: undefined })).rejects.toMatchObject({
      failure: { status: 401 },
    }),
  )
  expect(onFailure).toHaveBeenCalledTimes(1)
})
