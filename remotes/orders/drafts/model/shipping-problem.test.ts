import { NEW_DRAFT } from './draft-values.ts'
import type { VariantFacts } from './line-prices.ts'
import { shippingProblem } from './shipping-problem.ts'

const option = { id: 'so_1', requirements: [{ type: 'max_subtotal', amount: 5000 }] }
const bowl = { sku: null, price: 1000, taxShare: 0.19, stock: null, isBackorder: false, isGiftCard: false }
const facts = new Map<string, VariantFacts>([['bowl', bowl]])
const draft = (quantity: number, changes: object = {}) => ({
  ...NEW_DRAFT,
  lines: [
    { key: '1', variantId: 'bowl', title: 'Bowl', details: '', thumbnail: null, quantity, price: null },
  ],
  option: 'so_1',
  ...changes,
})

test('an option is for orders below its maximum, and lines that change later count', () => {
  expect(shippingProblem(draft(4), [option], facts)).toBeUndefined()
  expect(shippingProblem(draft(5), [option], facts)).toBe('draftOrders.wrong.shipping')
})

test('an option with tax in its price counts the tax of the lines', () => {
  const taxed = { ...option, includes_tax: true }
  expect(shippingProblem(draft(4), [taxed], facts)).toBeUndefined()
  const dearer = new Map([['bowl', { ...bowl, price: 1100 }]])
  expect(shippingProblem(draft(4), [taxed], dearer)).toBe('draftOrders.wrong.shipping')
})

test('a custom price has no limits', () => {
  expect(shippingProblem(draft(5, { shippingPrice: 0 }), [option], facts)).toBeUndefined()
})

test('an option that the region does not have any more has to be chosen again', () => {
  expect(shippingProblem(draft(1), [], facts)).toBe('draftOrders.wrong.noShipping')
  expect(shippingProblem(draft(1), undefined, facts)).toBeUndefined()
})
