import { customerTimeline } from './customer-timeline.ts'

const order = {
  id: 'order_1',
  display_id: 12,
  created_at: '2026-03-02T10:00:00.000Z',
  canceled_at: null,
  items: [],
  returns: [{ id: 'ret_1', created_at: '2026-03-05T10:00:00.000Z' }],
  swaps: [],
  claims: [{ id: 'claim_1', created_at: '2026-03-04T10:00:00.000Z' }],
  discounts: [],
  gift_cards: [],
  shipping_address: null,
}
const customer = { id: 'cus_1', created_at: '2026-03-01T10:00:00.000Z' }

test('orders, what came back and drafts are one line, newest first, down to the first visit', () => {
  const drafts = [{ id: 'dorder_1', display_id: 3, created_at: '2026-03-03T10:00:00.000Z' }]
  expect(
    customerTimeline({ customer, orders: [order], drafts }).map(({ kind, path }) => [kind, path]),
  ).toEqual([
    ['returned', '/orders/order_1'],
    ['claimed', '/orders/order_1'],
    ['drafted', '/draft-orders/dorder_1'],
    ['ordered', '/orders/order_1'],
    ['firstSeen', undefined],
  ])
})

test('a canceled order is in it twice', () => {
  const canceled = { ...order, returns: [], claims: [], canceled_at: '2026-03-02T11:00:00.000Z' }
  const events = customerTimeline({ customer, orders: [canceled], drafts: [] })
  expect(events.map(({ kind, number }) => [kind, number])).toEqual([
    ['canceled', 12],
    ['ordered', 12],
    ['firstSeen', undefined],
  ])
})
