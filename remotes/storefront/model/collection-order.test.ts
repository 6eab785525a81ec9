import { inOrder, orderIn } from './collection-order.ts'

const products = ['bowl', 'cup', 'jug', 'lamp'].map((id) => ({ id }))

it('sorts products in the order of their collection, others last', () => {
  const order = orderIn({ stoa_product_order: ['jug', 'gone', 'bowl'] })
  expect(inOrder(products, order).map(({ id }) => id)).toEqual(['jug', 'bowl', 'cup', 'lamp'])
})

it('uses the store’s order without a custom one, or when it is too long to read at once', () => {
  expect(orderIn(null)).toEqual([])
  expect(orderIn({ stoa_product_order: 'jug' })).toEqual([])
  expect(orderIn({ stoa_product_order: Array.from({ length: 201 }, String) })).toEqual([])
})
