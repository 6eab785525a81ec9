/** @jest-environment node */
import { afterAll, expect, it } from '@jest/globals'
import { createHttpClient } from '@stoa/api/http'
import axios from 'axios'
import nock from 'nock'
import { inventoryItemCalls } from './index.ts'

const BASE = 'http://backend.test'

afterAll(() => nock.restore())

it('leaves out variants that were deleted while their item was kept', async () => {
  axios.defaults.adapter = 'http'
  const kept = { id: 'variant_kept', title: 'Large' }
  nock(BASE)
    .get('/admin/inventory-items')
    .query({ limit: 2 })
    .reply(200, {
      inventory_items: [
        { id: 'i1', variants: [null, kept] },
        { id: 'i2', variants: [null] },
      ],
      count: 2,
    })
  const page = await inventoryItemCalls.list(createHttpClient({ baseUrl: BASE }), { limit: 2 })
  expect(page.inventory_items.map(({ variants }) => variants)).toEqual([[kept], []])
  expect([page.count, page.response.status]).toEqual([2, 200])
})
