import { anOrder, aLine, aPayment } from '../testing/an-order.ts'
import { actionsOf, cancelObstacle, lossOf } from './order-actions.ts'

const CANCELED = { canceled_at: '2026-11-13T08:00:00.000Z' }

test.each([
  ['pending', ['complete', 'cancel']],
  ['requires_action', ['complete', 'cancel']],
  ['completed', ['archive', 'cancel']],
  ['archived', ['cancel']],
  ['canceled', []],
])('an order that is %s allows %j', (status, actions) => {
  expect(actionsOf({ status })).toEqual(actions)
})

test.each([
  ['refunds', { refunds: [{}] }],
  ['fulfillments', { fulfillments: [CANCELED, { canceled_at: null }] }],
  ['returns', { returns: [{ status: 'requested' }] }],
  ['swaps', { swaps: [{ canceled_at: null }] }],
  ['claims', { claims: [{ canceled_at: null }] }],
])('an order with %s cannot be canceled', (obstacle, more) => {
  expect(cancelObstacle(anOrder(more))).toBe(obstacle)
})

test('what is canceled already is no obstacle', () => {
  const canceled = {
    fulfillments: [CANCELED],
    returns: [{ status: 'canceled' }],
    swaps: [CANCELED],
    claims: [CANCELED],
  }
  expect(cancelObstacle(anOrder(canceled))).toBeUndefined()
})

test('the loss counts authorized and captured money and the pieces that are not packed', () => {
  const order = anOrder({
    items: [aLine({ quantity: 3, fulfilled_quantity: 1 }), aLine({ id: 'item_2', quantity: 4 })],
    payments: [
      aPayment({ amount: 500 }),
      aPayment({ amount: 2000, captured_at: '2026-11-13T08:00:00.000Z' }),
    ],
  })
  expect(lossOf(order)).toEqual({ authorized: 500, captured: 2000, pieces: 6 })
})
