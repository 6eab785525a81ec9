import { filterNamed, stateOf } from './order-status.ts'

test.each([
  ['canceled', 'shipped', 'canceled'],
  ['pending', 'shipped', 'sent'],
  ['completed', 'partially_shipped', 'partlySent'],
  ['pending', 'fulfilled', 'preparing'],
  ['archived', 'returned', 'returned'],
] as const)('an order that is %s and %s shows as %s', (status, fulfillment_status, state) => {
  expect(stateOf({ status, fulfillment_status })).toBe(state)
})

test('only the names of filters are filters', () => {
  expect(filterNamed('sent')).toBe('sent')
  expect(filterNamed('toString')).toBeUndefined()
  expect(filterNamed(null)).toBeUndefined()
})
