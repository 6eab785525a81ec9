/** @jest-environment node */
import { orderIn, pageIn, rangeOf } from './collection-order.ts'

const products = ['bowl', 'cup', 'jug', 'lamp'].map((id) => ({ id }))
const idsOn = (page: number, order: readonly string[]) => pageIn(products, order, page, 3).map(({ id }) => id)

it('sorts products in the order of their collection, others last, page by page', () => {
  const order = orderIn({ stoa_product_order: ['jug', 'gone', 'bowl'] })
  expect(rangeOf(order, 2, 3).offset).toBe(0)
  expect(idsOn(1, order)).toEqual(['jug', 'bowl', 'cup'])
  expect(idsOn(2, order)).toEqual(['lamp'])
})

it('uses the store’s order without a custom one, or when it is too long to read at once', () => {
  expect(orderIn(null)).toEqual([])
  expect(orderIn({ stoa_product_order: 'jug' })).toEqual([])
  expect(orderIn({ stoa_product_order: Array.from({ length: 201 }, String) })).toEqual([])
  expect(rangeOf([], 2, 12)).toEqual({ limit: 12, offset: 12 })
  expect(idsOn(2, [])).toEqual(['bowl', 'cup', 'jug', 'lamp'])
})
