import { anOrder, aLine, aPayment } from '../testing/an-order.ts'
import { lossOf } from './cancel-loss.ts'

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
