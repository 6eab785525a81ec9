import type { Uses } from '../points/uses.ts'
import type { ClientPort } from '../ports/client.ts'
import { limitClient } from './limit-client.ts'

function limited(uses?: Uses) {
  const sent: unknown[][] = []
  const refused: string[] = []
  const send =
    (verb: string) =>
    async (...call: unknown[]) =>
      sent.push([verb, ...call]) as never
  const client: ClientPort = {
    get: send('get'),
    post: send('post'),
    delete: send('delete'),
    upload: send('upload'),
  }
  return { client: limitClient(client, 'care', uses, (message) => refused.push(message)), sent, refused }
}

test('declared nouns are called as they are', async () => {
  const { client, sent, refused } = limited({ read: ['orders'], write: ['orders', 'uploads'] })
  const options = { query: { limit: 1 } }
  await client.get('/orders?q=a', options)
  await client.get('admin/orders/order_1')
  await client.post('/admin/orders/order_1', { email: '' }, options)
  await client.delete('/orders/order_1')
  await client.upload([], { isProtected: true })

  expect(sent).toEqual([
    ['get', '/orders?q=a', options],
    ['get', 'admin/orders/order_1'],
    ['post', '/admin/orders/order_1', { email: '' }, options],
    ['delete', '/orders/order_1'],
    ['upload', [], { isProtected: true }],
  ])
  expect(refused).toEqual([])
})

test('a call that was not declared rejects with the line that is missing, and is not sent', async () => {
  const { client, sent, refused } = limited({ read: ['orders'] })
  const message = "care may not write orders: add uses: { write: ['orders'] } to extension.ts"

  await expect(client.post('/orders/order_1', {})).rejects.toThrow(message)
  await expect(client.delete('/orders/order_1')).rejects.toThrow(message)
  await expect(client.upload([])).rejects.toThrow('care may not write uploads')
  await expect(client.get('/customers')).rejects.toThrow("add uses: { read: ['customers'] }")
  expect(sent).toEqual([])
  expect(refused).toHaveLength(4)
})

test.each([
  '/orders/../customers',
  '/orders/%2e%2e/customers',
  String.raw`/orders\..\customers`,
  '/%6frders',
  '//orders',
  '/ORDERS',
  '/admin',
  '',
])('“%s” is no way around the declaration', async (path) => {
  const { client, sent } = limited({ read: ['orders'] })
  await expect(client.get(path)).rejects.toThrow('care may not read')
  expect(sent).toEqual([])
})

test('an extension that declares nothing may call everything, one that uses nothing may call nothing', async () => {
  const undeclared = limited()
  await undeclared.client.get('/users')
  expect(undeclared.sent).toHaveLength(1)
  await expect(limited({}).client.get('/users')).rejects.toThrow('care may not read users')
})
