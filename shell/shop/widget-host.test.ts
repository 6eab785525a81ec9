import { jest } from '@jest/globals'
import type { ClientPort, Host } from '@stoa/extension-sdk'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { widgetHost } from './widget-host.ts'

const calls: string[] = []
const client = {
  get: async (path: string) => void calls.push(path),
  post: async (path: string) => void calls.push(path),
} as unknown as ClientPort
const extension = { manifest: { name: 'reviews', uses: { read: ['products'] } } } as unknown as FeedEntry

test('a widget calls the nouns of the Store API that its extension declared, and no others', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const limited = widgetHost({ client } as Host, extension).client
  await limited.get('/store/products?limit=1')
  await limited.get('/products/prod_1')
  await expect(limited.get('/store/customers/me')).rejects.toThrow('may not read customers')
  await expect(limited.post('/products/prod_1', {})).rejects.toThrow('may not write products')
  expect(calls).toEqual(['/products?limit=1', '/products/prod_1'])
  log.mockRestore()
  error.mockRestore()
})
