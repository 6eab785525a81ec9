import { expect, it } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { createHttpClient } from '@stoa/api/http'
import { nock } from '../../../../tests/setup/network.ts'
import { customerQueries } from './index.ts'

const BASE = 'http://backend.test'
const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const page = { customers: [], count: 0, offset: 0, limit: 20 }
const rows = (...fields: string[]) =>
  cache.fetchQuery(customerQueries(createHttpClient({ baseUrl: BASE })).rows({ q: 'ann' }, fields))

it('asks for the relations among the fields alone, because every column comes anyway', async () => {
  nock(BASE).get('/admin/customers').query({ q: 'ann', expand: 'groups,orders' }).reply(200, page)
  expect(await rows('orders', 'metadata', 'groups')).toMatchObject({ count: 0, refusedFields: [] })
})

it('asks for no relation where no field is one', async () => {
  nock(BASE).get('/admin/customers').query({ q: 'ann' }).reply(200, page)
  expect(await rows('email')).toMatchObject({ refusedFields: [] })
})

it('names the fields that customers do not have, and does not send them', async () => {
  nock(BASE).get('/admin/customers').query({ q: 'ann' }).reply(200, page)
  expect(await rows('points', 'email')).toMatchObject({ refusedFields: ['points'] })
})
