import { expect, it } from '@jest/globals'

import { batchState } from './batch.ts'

const stateOf = (method: 'POST' | 'DELETE', body: object, parts: readonly object[]) =>
  batchState(parts as Record<string, unknown>[], {
    method,
    path: '/admin/collections/c1/products/batch',
    body: body as Record<string, unknown>,
    query: undefined,
    happened: undefined,
  })
const products = (...ids: string[]) => ids.map((id) => ({ id, title: id }))
const two = { product_ids: ['p1', 'p2'] }
const price = { variant_id: 'v1', currency_code: 'eur', amount: 900 }

it('a batch that removes is done once none of its parts is left', () => {
  expect(stateOf('DELETE', two, products('p3'))).toBe('done')
  expect(stateOf('DELETE', two, [])).toBe('done')
  expect(stateOf('DELETE', two, products('p2', 'p3'))).toBe('absent')
  expect(stateOf('DELETE', { product_ids: [{ id: 'p2' }] }, products('p2'))).toBe('absent')
})

it('a batch that adds is done once all of its parts are there', () => {
  expect(stateOf('POST', two, products('p1', 'p2', 'p3'))).toBe('done')
  expect(stateOf('POST', { product_ids: [{ id: 'p2' }] }, products('p2'))).toBe('done')
  expect(stateOf('POST', two, products('p1'))).toBe('absent')
})

it('new prices are recognised by their amount, currency and variant', () => {
  const prices = { prices: [price] }
  expect(stateOf('POST', prices, [{ ...price, id: 'ma_1' }])).toBe('done')
  expect(stateOf('POST', prices, [{ ...price, id: 'ma_1', amount: 800 }])).toBe('absent')
  expect(stateOf('POST', prices, [{ amount: 900, currency_code: 'eur' }])).toBe('unclear')
  const others = [
    { ...price, id: 'ma_1' },
    { ...price, id: 'ma_2', amount: 1 },
  ]
  expect(stateOf('POST', { ...prices, override: true }, others)).toBe('absent')
})

it('a batch without a list, with an empty one or with two says nothing', () => {
  expect(stateOf('DELETE', {}, products('p1'))).toBe('unclear')
  expect(stateOf('DELETE', { product_ids: [] }, products('p1'))).toBe('unclear')
  expect(stateOf('POST', { add: ['p1'], remove: ['p2'] }, products('p1'))).toBe('unclear')
})
