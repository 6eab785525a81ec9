import { renderContribution } from '@stoa/extension-sdk/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'

import { useApiQuery } from './use-api-query.ts'

function Orders() {
  const { data, error } = useApiQuery('/orders', { query: { limit: 1 } })
  return <p>{error?.message ?? data?.orders.map(({ email }) => email).join() ?? 'loading'}</p>
}

function Order() {
  const { data } = useApiQuery('/admin/orders/order_1')
  return <p>{data === undefined ? 'loading' : 'read'}</p>
}

function inCache(cache: QueryClient) {
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
}

const refuse = () => Promise.reject(new Error('The store is closed'))
const cacheOf = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

test('a list is typed, read with its query, and read again with the admin’s lists of the noun', async () => {
  const cache = cacheOf()
  const emails = ['ann@example.com', 'bob@example.com']
  const calls: unknown[] = []
  const get = async (path: string, options?: object) => {
    calls.push([path, options])
    return { orders: [{ email: emails.shift() }] }
  }
  renderContribution(Orders, {}, { client: { get }, wrapper: inCache(cache) })
  expect(await screen.findByText('ann@example.com')).toBeInTheDocument()
  expect(calls).toEqual([['/orders', { query: { limit: 1 }, signal: expect.anything() }]])

  await cache.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] })
  expect(await screen.findByText('bob@example.com')).toBeInTheDocument()
})

test('a record lies where the admin’s own reads of it lie', async () => {
  const cache = cacheOf()
  renderContribution(Order, {}, { client: { get: async () => ({}) }, wrapper: inCache(cache) })
  expect(await screen.findByText('read')).toBeInTheDocument()
  expect(cache.getQueriesData({ queryKey: ['admin', 'orders', 'detail', 'order_1'] })).toHaveLength(1)
})

test('a failed read is handed to the component', async () => {
  renderContribution(Orders, {}, { client: { get: refuse }, wrapper: inCache(cacheOf()) })
  expect(await screen.findByText('The store is closed')).toBeInTheDocument()
})

test('a read that was not declared is not answered from the cache of the admin', async () => {
  const cache = cacheOf()
  const client = { get: async () => ({ orders: [{ email: 'ann@example.com' }] }) }
  const options = { client, wrapper: inCache(cache) }
  const { unmount } = renderContribution(Orders, {}, { ...options, uses: { read: ['orders'] } })
  expect(await screen.findByText('ann@example.com')).toBeInTheDocument()
  unmount()

  renderContribution(Orders, {}, { ...options, uses: { read: ['products'] } })
  expect(await screen.findByText(/may not read orders/)).toBeInTheDocument()
  expect(screen.queryByText('ann@example.com')).not.toBeInTheDocument()
})
