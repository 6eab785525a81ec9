import { expect, it, jest } from '@jest/globals'
import { notifyManager, QueryObserver, type QueryObserverResult } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../tests/setup/network.ts'
import { harness } from '../testing/hook-harness.tsx'
import type { OnFailure } from './query-client.ts'
import { useWrite } from './use-write.ts'

const NEVER = () => new Promise(() => undefined)
const BASE = 'http://backend.test'

it('refetches stale data, and skips removed data, also under a stale key', async () => {
  nock(BASE).delete('/admin/notes/n1').reply(200, {})
  const { cache, result } = harness(
    () =>
      useWrite({
        call: (http, { id }: { id: string }) => http.delete(`/admin/notes/${id}`),
        stale: () => [['notes']],
        gone: ({ id }) => [['notes', 'detail', id]],
      }),
    BASE,
  )
  const read: string[] = []
  const leave = [
    ['notes', 'list'],
    ['notes', 'detail', 'n1'],
    ['notes', 'detail', 'n2'],
  ].map((queryKey) => {
    cache.setQueryData(queryKey, 'old')
    const queryFn = () => {
      read.push(queryKey.join('/'))
      return 'new'
    }
    return new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => undefined)
  })
  await act(() => result.current.mutateAsync({ id: 'n1' }))
  for (const unsubscribe of leave) unsubscribe()

  expect(read.toSorted()).toEqual(['notes/detail/n2', 'notes/list'])
  expect(cache.getQueryState(['notes', 'detail', 'n1'])?.isInvalidated).toBe(true)
})

it('rejects when those who watch the record have seen the roll-back of its preview', async () => {
  nock(BASE).post('/admin/notes/n1').replyWithError('cut')
  const queryKey = ['notes', 'detail', 'n1']
  const { cache, result } = harness(
    () =>
      useWrite({
        call: (http, { id }: { id: string }) => http.post(`/admin/notes/${id}`, {}),
        stale: () => [queryKey],
        preview: () => cache.setQueryData(queryKey, 'preview'),
      }),
    BASE,
  )
  cache.setQueryData(queryKey, 'saved')
  const shown: unknown[] = []
  // Like useQuery: a component sees the cache in the next tick.
  const show = notifyManager.batchCalls(({ data }: QueryObserverResult) => shown.push(data))
  const leave = new QueryObserver(cache, { queryKey, queryFn: NEVER, staleTime: Infinity }).subscribe(show)
  const shownAtFailure = await act(() =>
    result.current.mutateAsync({ id: 'n1' }).then(
      () => ['no failure'],
      () => [...shown],
    ),
  )
  leave()

  expect(shownAtFailure).toContain('preview')
  expect(shownAtFailure.at(-1)).toBe('saved')
})

it('reports a lost answer once, even when the refetch fails too', async () => {
  nock(BASE).post('/admin/notes').replyWithError('cut')
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = harness(
    () => useWrite({ call: (http) => http.post('/admin/notes', {}), stale: () => [['notes']] }),
    BASE,
    onFailure,
  )
  cache.setQueryData(['notes'], 'old')
  const queryFn = jest.fn(() => Promise.reject(new Error('down')))
  const leave = new QueryObserver(cache, {
    queryKey: ['notes'],
    queryFn,
    retry: false,
    staleTime: Infinity,
  }).subscribe(() => undefined)
  await act(() => result.current.mutateAsync(undefined).catch(() => undefined))
  await waitFor(() => expect(cache.getQueryState(['notes'])?.status).toBe('error'))
  leave()

  expect(queryFn).toHaveBeenCalled()
  expect(onFailure.mock.calls).toEqual([[result.current.error, { onScreen: true }]])
})
