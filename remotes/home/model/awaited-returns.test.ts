import { awaitedReturns, type ReturnRow } from './awaited-returns.ts'

const row = (id: string, status: ReturnRow['status'], more: Partial<ReturnRow> = {}): ReturnRow => ({
  id,
  status,
  order_id: `order of ${id}`,
  order: { display_id: 7 },
  ...more,
})

test('received and canceled returns are not awaited; the oldest comes first', () => {
  const found = awaitedReturns([
    row('new', 'requested'),
    row('back', 'received'),
    row('off', 'canceled'),
    row('old', 'requires_action'),
  ])

  expect(found.map(({ id }) => id)).toEqual(['old', 'new'])
  expect(found[0]).toEqual({ id: 'old', orderId: 'order of old', number: 7 })
})

test('a return of an exchange belongs to the order of the exchange', () => {
  const ofSwap = row('ret', 'requested', { order_id: null, order: null, swap: { order_id: 'order_1' } })

  expect(awaitedReturns([ofSwap])).toEqual([{ id: 'ret', orderId: 'order_1', number: null }])
  expect(awaitedReturns([{ ...ofSwap, swap: null }])[0]?.orderId).toBeNull()
})
