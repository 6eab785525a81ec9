import { discountShares } from './discount-shares.ts'

const code = (id: string, type = 'percentage') => ({ id, code: id.toUpperCase(), rule: { type } })
const item = (...adjustments: [string | null, number][]) => ({
  adjustments: adjustments.map(([discount_id, amount]) => ({ discount_id, amount })),
})

test('each code gets its own share, never the whole discount', () => {
  expect(
    discountShares({
      discount_total: 3000,
      discounts: [code('first'), code('second')],
      items: [item(['first', 900], ['second', 500]), item(['first', 1600])],
    }),
  ).toEqual([
    { codes: ['FIRST'], amount: 2500 },
    { codes: ['SECOND'], amount: 500 },
  ])
})

test('a code that matches no item has a share of 0', () => {
  const discounts = [code('first'), code('idle')]
  expect(discountShares({ discount_total: 900, discounts, items: [item(['first', 900])] })).toContainEqual({
    codes: ['IDLE'],
    amount: 0,
  })
})

test('shares that do not add up to the total are merged into one', () => {
  const discounts = [code('first'), code('second')]
  expect(
    discountShares({ discount_total: 1000, discounts, items: [item(['first', 900], [null, 50])] }),
  ).toEqual([{ codes: ['FIRST', 'SECOND'], amount: 1000 }])
})

test('a code that waives the shipping has no share in the items', () => {
  expect(
    discountShares({
      discount_total: 900,
      discounts: [code('freeship', 'free_shipping'), code('first')],
      items: [item(['first', 900])],
    }),
  ).toEqual([
    { codes: ['FIRST'], amount: 900 },
    { codes: ['FREESHIP'], amount: null },
  ])
})

test('a discount whose code is gone is still shown', () => {
  expect(discountShares({ discount_total: 700, discounts: [], items: [] })).toEqual([
    { codes: [], amount: 700 },
  ])
})

test('an order without a discount has no shares', () => {
  expect(discountShares({ discount_total: 0, discounts: [], items: [item()] })).toEqual([])
})
