import { expect, it } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { createHttpClient } from '@stoa/api/http'
import { nock } from '../../../../tests/setup/network.ts'
import { productQueries } from './index.ts'

const BASE = 'http://backend.test'
const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })

it('reads the relations of which a list has more fields', async () => {
  nock(BASE)
    .get('/admin/products')
    .query(
      ({ fields, expand }) => String(fields).endsWith(',type.value') && expand === 'collection,variants,type',
    )
    .reply(200, { products: [], count: 0, offset: 0, limit: 15 })
  const read = productQueries(createHttpClient({ baseUrl: BASE })).list({ q: 'mug' }, ['type.value'])
  expect(await cache.fetchQuery(read)).toMatchObject({ count: 0 })
})

it('asks a list for what its rows show, and keeps the body alone', async () => {
  const page = { products: [], count: 0, offset: 0, limit: 15 }
  const fields = [
    'id,title,handle,thumbnail,status,collection.id,collection.title',
    'variants.id,variants.inventory_quantity,variants.manage_inventory',
  ]
  nock(BASE)
    .get('/admin/products')
    .query({ q: 'cup', fields: fields.join(','), expand: 'collection,variants' })
    .reply(200, page)
  const read = productQueries(createHttpClient({ baseUrl: BASE })).list({ q: 'cup' })
  expect(await cache.fetchQuery(read)).toEqual(page)
})
