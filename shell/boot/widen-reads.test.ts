import { jest } from '@jest/globals'
import { createHttpClient } from '@stoa/api/http'
import { anExtension, aWidget } from '@stoa/extension-sdk/admission/testing'
import type { WidgetEntry } from '@stoa/extension-sdk/manifest'

import { nock } from '../../tests/setup/network.ts'
import { composeRegistry } from '../extensions/registry.ts'
import { widenReads } from './widen-reads.ts'

const BASE = 'http://store.invalid'
const widget = (id: string, zone: WidgetEntry['zone'], expand: readonly string[]) => ({
  ...aWidget(id, zone),
  expand,
})

Object.assign(globalThis, { location: { origin: BASE } })

function clientWith(widgets: readonly WidgetEntry[]) {
  const registry = composeRegistry({ extensions: [anExtension('care', { widgets })], disabled: [] })
  return widenReads(createHttpClient({ baseUrl: BASE }), registry)
}
const reads = (path: string, query: object) =>
  nock(BASE)
    .get(path)
    .query(query as Record<string, string>)

afterEach(() => {
  jest.restoreAllMocks()
})

test('what widgets show of a record is read with it, once each, in one request', async () => {
  const http = clientWith([
    widget('channel', 'order.details.side', ['sales_channel', 'items.variant']),
    widget('again', ['order.details.after', 'customer.details.side'], ['sales_channel', 'customer']),
  ])
  reads('/admin/orders/order_1', { expand: 'items,customer,sales_channel,items.variant' }).reply(200, {
    order: {},
  })
  await expect(http.get('/admin/orders/order_1', { expand: 'items,customer' })).resolves.toHaveProperty(
    'order',
  )

  reads('/admin/customers/cus_1', { fields: '*sales_channel,*customer' }).reply(200, { customer: {} })
  await expect(http.get('/admin/customers/cus_1')).resolves.toHaveProperty('customer')
})

test('lists, parts of records, other nouns and reads of certain fields stay as they are', async () => {
  const http = clientWith([widget('channel', 'order.details.side', ['sales_channel'])])
  reads('/admin/orders', { limit: '1' }).reply(200, {})
  await http.get('/admin/orders', { limit: 1 })
  reads('/admin/orders/order_1/reservations', {}).reply(200, {})
  await http.get('/admin/orders/order_1/reservations')
  reads('/admin/products/prod_1', {}).reply(200, {})
  await http.get('/admin/products/prod_1')
  reads('/admin/orders/order_1', { fields: 'id' }).reply(200, {})
  await http.get('/admin/orders/order_1', { fields: 'id' })
  expect(nock.isDone()).toBe(true)
})

test('the first 20 widgets count', async () => {
  const many = Array.from({ length: 21 }, (_, index) =>
    widget(`w${index}`, 'order.details.side', [`r${index}`]),
  )
  const expand = ['items', ...many.slice(0, 20).flatMap((one) => one.expand)].join(',')
  reads('/admin/orders/order_1', { expand }).reply(200, {})
  await clientWith(many).get('/admin/orders/order_1', { expand: 'items' })
  expect(nock.isDone()).toBe(true)
})

test('a relation that the backend refuses is left out from then on, and named', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const http = clientWith([widget('a', 'order.details.side', ['sales_channel', 'mistake'])])
  const message = 'Relation "mistake" was not found'
  reads('/admin/orders/order_1', { expand: 'items,sales_channel,mistake' }).reply(400, { message })
  reads('/admin/orders/order_1', { expand: 'items,sales_channel' }).reply(200, { order: { id: 'order_1' } })
  expect(await http.get('/admin/orders/order_1', { expand: 'items' })).toMatchObject({
    order: { id: 'order_1' },
  })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('the backend refuses mistake'))

  reads('/admin/orders/order_2', { expand: 'items,sales_channel' }).reply(200, {})
  await http.get('/admin/orders/order_2', { expand: 'items' })
})

test('a failure without the name of a relation reads the record as the page wants it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const http = clientWith([widget('a', 'order.details.side', ['mistake'])])
  reads('/admin/orders/order_1', { expand: 'items,mistake' }).reply(500, {})
  reads('/admin/orders/order_1', { expand: 'items' }).reply(200, { order: {} })
  await http.get('/admin/orders/order_1', { expand: 'items' })
  expect(nock.isDone()).toBe(true)
})

test('a record that is gone stays gone', async () => {
  const http = clientWith([widget('a', 'order.details.side', ['sales_channel'])])
  reads('/admin/orders/order_1', { expand: 'items,sales_channel' }).reply(404, {})
  await expect(http.get('/admin/orders/order_1', { expand: 'items' })).rejects.toMatchObject({
    failure: { status: 404 },
  })
})
