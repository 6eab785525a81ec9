import { afterAll, expect, it } from '@jest/globals'
import { createHttpClient } from '@stoa/api/http'
import { QueryClient } from '@tanstack/react-query'
import axios from 'axios'
import { nock } from '../../../../tests/setup/network.ts'
import { inventoryItemQueries } from './index.ts'

const BASE = 'http://backend.test'

const cache = new QueryClient()
const queries = inventoryItemQueries(createHttpClient({ baseUrl: BASE }))

afterAll(() => cache.clear())

it.each([
  ['list', () => cache.fetchQuery(queries.list())],
  ['rows', () => cache.fetchQuery(queries.rows({}))],
  ['allRows', () => cache.fetchQuery(queries.allRows({}))],
])('%s leaves out variants that were deleted while their item was kept', async (_, read) => {
  axios.defaults.adapter = 'http'
  const kept = { id: 'variant_kept', title: 'Large' }
  const items = [
    { id: 'i1', variants: [null, kept] },
    { id: 'i2', variants: [null] },
  ]
  nock(BASE).get('/admin/inventory-items').query(true).reply(200, { inventory_items: items, count: 2 })
  const { inventory_items, count } = await read()
  expect(inventory_items.map(({ variants }) => variants)).toEqual([[kept], []])
  expect(count).toBe(2)
})
