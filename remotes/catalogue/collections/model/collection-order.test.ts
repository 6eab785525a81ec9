import { inProductOrder, ORDER_KEY, productOrderOf, withoutOrder } from './collection-order.ts'

const products = ['bowl', 'cup', 'jug', 'lamp'].map((id) => ({ id }))
const idsIn = (metadata: Record<string, unknown> | null) =>
  inProductOrder(products, metadata).map(({ id }) => id)

describe('the order of the products of a collection', () => {
  it('is the one that was kept; others come last, and ids that left are passed over', () => {
    expect(idsIn({ [ORDER_KEY]: ['jug', 'gone', 'bowl'] })).toEqual(['jug', 'bowl', 'cup', 'lamp'])
  })

  it('is that of the store where none was kept, or where it is none', () => {
    expect(idsIn(null)).toEqual(['bowl', 'cup', 'jug', 'lamp'])
    expect(idsIn({ [ORDER_KEY]: 'jug' })).toEqual(['bowl', 'cup', 'jug', 'lamp'])
    expect(productOrderOf({ [ORDER_KEY]: ['jug', 7, null] })).toEqual(['jug'])
  })

  it('is no metadata to edit by hand', () => {
    expect(withoutOrder({ [ORDER_KEY]: ['jug'], season: 'winter' })).toEqual({ season: 'winter' })
    expect(withoutOrder(null)).toEqual({})
  })
})
