import { namedOrders } from './named-orders.ts'

const orders = (count: number) => Array.from({ length: count }, (_, index) => ({ display_id: index + 1 }))
const shown = (count: number) => namedOrders(orders(count), 'en').replaceAll(/[\u2068\u2069]/g, '')

it('names the orders that something is asked about', () => {
  expect(shown(3)).toBe('#1, #2, and #3')
})

it('names none of more orders than a person reads', () => {
  expect(shown(20)).toContain('#20')
  expect(shown(21)).toBe('')
})
