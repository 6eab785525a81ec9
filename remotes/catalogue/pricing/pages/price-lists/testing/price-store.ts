import { jest } from '@jest/globals'

import { nock } from '../../../../../../tests/setup/network.ts'
import { STORE } from '../../../../../../tests/setup/open-page.tsx'

export const listOf = (id: string, name: string, change: object = {}) => ({
  id,
  name,
  description: 'Two weeks',
  type: 'sale',
  status: 'active',
  starts_at: null,
  ends_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  deleted_at: null,
  customer_groups: [],
  ...change,
})

/** A base price in euro, or the price of a list. */
export const priceOf = (id: string, amount: number, change: object = {}) => ({
  id,
  amount,
  currency_code: 'eur',
  region_id: null,
  price_list_id: null,
  min_quantity: null,
  max_quantity: null,
  ...change,
})

/** A product with one variant. */
export const productOf = (id: string, title: string, prices: readonly object[]) => ({
  id,
  title,
  handle: id,
  thumbnail: null,
  status: 'published',
  collection: null,
  variants: [{ id: `${id}_small`, title: 'Small', sku: null, prices }],
})

/** Answers the next question for a page of this path that has these values in its query. */
export const answer = (path: string, wanted: Record<string, unknown>, page: object) =>
  nock(STORE)
    .get(`/admin${path}`)
    .query((query) =>
      Object.entries(wanted).every(([key, value]) => String(query[key] ?? '') === String(value)),
    )
    .reply(200, { count: 1, offset: 0, limit: 20, ...page })

/** What a store has for prices: euro and dollars, and one region. */
export function answerColumns() {
  nock(STORE)
    .get('/admin/store')
    .reply(200, { store: { currencies: [{ code: 'eur' }, { code: 'usd' }] } })
  answer('/regions', {}, { regions: [{ id: 'reg_north', name: 'North', currency_code: 'eur' }] })
}

class Unresized {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom lays nothing out; the grid draws what fits into this. */
export function giveRoom() {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Unresized })
}
