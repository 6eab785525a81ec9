import { effectiveRate } from './effective-rate.ts'

const region = { tax_rate: 19, tax_code: 'VAT' }
const book = { id: 'prod_1', type_id: 'ptyp_1' }
const reduced = { id: 'txr_1', name: 'Books', code: 'REDUCED', rate: 7, product_types: [{ id: 'ptyp_1' }] }
const levy = { id: 'txr_2', name: 'Levy', code: 'LEVY', rate: 2.5, products: [{ id: 'prod_1' }] }
const reasons = (rates: Parameters<typeof effectiveRate>[2], product = book) =>
  effectiveRate(product, region, rates).applied.map(({ id, reason }) => `${id} ${reason}`)

it('a product that no rate names pays the region’s own', () => {
  expect(effectiveRate(book, region, [])).toMatchObject({
    total: 19,
    applied: [{ reason: 'default', code: 'VAT' }],
  })
})

it('a rate of its type replaces the region’s own', () => {
  expect(effectiveRate(book, region, [reduced])).toMatchObject({ total: 7, applied: [{ id: 'txr_1' }] })
})

it('rates of the product and of its type add up', () => {
  expect(effectiveRate(book, region, [reduced, levy]).total).toBe(9.5)
  expect(reasons([reduced, levy])).toEqual(['txr_1 type', 'txr_2 product'])
})

it('a rate that names the product and its type applies once', () => {
  expect(reasons([{ ...reduced, products: [{ id: 'prod_1' }] }])).toEqual(['txr_1 product'])
})

it('a product without a type has no rate of a type', () => {
  expect(reasons([reduced], { id: 'prod_2', type_id: null as unknown as string })).toEqual([
    'default default',
  ])
})

it('a rate of zero replaces the region’s own', () => {
  expect(effectiveRate(book, region, [{ ...reduced, rate: 0 }]).total).toBe(0)
})
