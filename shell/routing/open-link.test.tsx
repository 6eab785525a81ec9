import { jest } from '@jest/globals'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'

import { createOpenLink } from './open-link.ts'

const PATIENCE_MS = 50

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A router at the list, its links, and a record that is on its way until `arrive` is called. */
function setUp() {
  const queries = new QueryClient()
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/a/products'] })
  const { promise, resolve } = Promise.withResolvers<string>()
  const record = { queryKey: ['record'], queryFn: () => promise }
  return {
    queries,
    router,
    record,
    arrive: () => resolve('Cap'),
    open: createOpenLink(router, queries),
    path: () => router.state.location.pathname,
  }
}

test('a link opens at once when nothing was fetched ahead', () => {
  const { open, path } = setUp()
  open('/a/orders')
  expect(path()).toBe('/a/orders')
})

test('a link opens when what was fetched ahead is there', async () => {
  const { queries, record, arrive, open, path } = setUp()
  void queries.prefetchQuery(record)
  open('/a/products/prod_1')
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(path()).toBe('/a/products')
  arrive()
  await jest.advanceTimersByTimeAsync(0)
  expect(path()).toBe('/a/products/prod_1')
})

test('a link does not wait longer than a moment', async () => {
  const { queries, record, open, path } = setUp()
  void queries.prefetchQuery(record)
  open('/a/products/prod_1')
  await jest.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(path()).toBe('/a/products/prod_1')
})

test('a link does not wait for what the page at hand reads', () => {
  const { queries, record, open, path } = setUp()
  const stop = new QueryObserver(queries, record).subscribe(() => {})
  open('/a/orders')
  expect(path()).toBe('/a/orders')
  stop()
})

test('the last link that was pressed counts', async () => {
  const { queries, record, arrive, open, router, path } = setUp()
  const visited: string[] = []
  router.subscribe(({ location }) => visited.push(location.pathname))
  void queries.prefetchQuery(record)
  open('/a/products/prod_1')
  open('/a/products/prod_2')
  arrive()
  await jest.advanceTimersByTimeAsync(0)
  expect(path()).toBe('/a/products/prod_2')
  expect(visited).not.toContain('/a/products/prod_1')
})

test('a link that waits gives way to another page, but not to a filter', async () => {
  const { queries, record, arrive, open, router, path } = setUp()
  void queries.prefetchQuery(record)
  open('/a/products/prod_1')
  await router.navigate('/a/orders')
  await jest.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(path()).toBe('/a/orders')

  open('/a/products/prod_1')
  await router.navigate('/a/orders?status=pending')
  arrive()
  await jest.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(path()).toBe('/a/products/prod_1')
})
