import { jest } from '@jest/globals'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'

import { refreshWritten } from './refresh-written.ts'

function watched(cache: QueryClient, noun: string) {
  const read = jest.fn(() => Promise.resolve(noun))
  const observer = new QueryObserver(cache, { queryKey: ['admin', noun, 'detail', '1'], queryFn: read })
  return { read, stop: observer.subscribe(() => undefined) }
}

test('what is on screen of a written noun is read again once, other nouns are not', async () => {
  const cache = new QueryClient()
  const [orders, products, customers] = ['orders', 'products', 'customers'].map((noun) =>
    watched(cache, noun),
  )
  const onWritten = refreshWritten(cache)
  await waitFor(() => expect(orders?.read).toHaveBeenCalledTimes(1))

  onWritten('/admin/orders/order_1')
  onWritten('orders/order_1?expand=items')
  onWritten('/loyalty/award', ['customers'])
  await waitFor(() => expect(customers?.read).toHaveBeenCalledTimes(2))
  expect(orders?.read).toHaveBeenCalledTimes(2)
  expect(products?.read).toHaveBeenCalledTimes(1)
  for (const each of [orders, products, customers]) each?.stop()
})
