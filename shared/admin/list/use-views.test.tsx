/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { afterEach, expect, it, jest } from '@jest/globals'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createHttpClient } from '@stoa/api/http'
import { ApiProvider, createQueryClient } from '@stoa/api/react'

import { nock } from '../../../tests/setup/network.ts'
import { useViews } from './use-views.ts'
import { addView, removeView, renameView } from './view-changes.ts'
import type { ListView } from './views.ts'

const STORE = 'http://localhost:9000'
const viewOf = (name: string) => ({ id: name, name, query: `q=${name}` })
const userWith = (views: unknown) => ({ id: 'usr_1', metadata: { stoa_views: views } })

function setUp(sent: unknown, comesWith: readonly ListView[] = []) {
  nock(STORE)
    .get('/admin/auth')
    .reply(200, { user: userWith(sent) })
  const cache = createQueryClient('admin', jest.fn())
  const http = createHttpClient({ baseUrl: STORE })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={http}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </ApiProvider>
  )
  const { result } = renderHook(() => useViews('products', 'usr_1', comesWith), { wrapper })
  return { result, names: () => result.current.kept.views.map(({ name }) => name) }
}

afterEach(() => {
  localStorage.clear()
})

it('sends changes one after the other and loses none of them', async () => {
  const { result, names } = setUp({ orders: { views: [viewOf('o')] } })
  await waitFor(() => expect(localStorage.getItem('stoa.lists.usr_1')).toContain('q=o'))
  const arrived: unknown[] = []
  nock(STORE)
    .post('/admin/users/usr_1', ({ metadata }) => Boolean(arrived.push(metadata.stoa_views)))
    .twice()
    .reply(200, () => ({ user: userWith(arrived.at(-1)) }))
  await act(async () => {
    await Promise.all([
      result.current.keep((views) => addView(views, viewOf('a'))),
      result.current.keep((views) => addView(views, viewOf('b'))),
    ])
  })

  expect(names()).toEqual(['a', 'b'])
  expect(arrived.at(-1)).toEqual({
    orders: { views: [viewOf('o')] },
    products: { views: [viewOf('a'), viewOf('b')] },
  })
})

it('keeps what the store refused, says so, and sends it with the next change', async () => {
  const { result, names } = setUp({ products: { views: [] } })
  nock(STORE).post('/admin/users/usr_1').reply(400, { message: 'Not now' })
  await act(async () => {
    await expect(result.current.keep((views) => addView(views, viewOf('a')))).rejects.toThrow(
      'status code 400',
    )
  })
  expect(names()).toEqual(['a'])

  const again = nock(STORE)
    .post('/admin/users/usr_1', {
      metadata: { stoa_views: { products: { views: [viewOf('a'), viewOf('b')] } } },
    })
    .reply(200, { user: userWith({ products: { views: [viewOf('a'), viewOf('b')] } }) })
  await act(() => result.current.keep((views) => addView(views, viewOf('b'))))
  expect(again.isDone()).toBe(true)
  expect(names()).toEqual(['a', 'b'])
})

it('comes with views that are the own ones of a person from the first change on', async () => {
  const { result, names } = setUp({}, [viewOf('drafts'), viewOf('sold')])
  expect(names()).toEqual(['drafts', 'sold'])
  const arrived: unknown[] = []
  nock(STORE)
    .post('/admin/users/usr_1', ({ metadata }) => Boolean(arrived.push(metadata.stoa_views)))
    .twice()
    .reply(200, () => ({ user: userWith(arrived.at(-1)) }))
  await act(() => result.current.keep((views) => removeView(views, 'sold')))
  expect(names()).toEqual(['drafts'])
  expect(arrived).toEqual([{ products: { views: [{ ...viewOf('drafts'), name: '' }] } }])

  await act(() => result.current.keep((views) => renameView(views, 'drafts', 'Not yet')))
  expect(names()).toEqual(['Not yet'])
})
