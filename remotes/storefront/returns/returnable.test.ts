import type { Announced } from './announced.ts'
import { hasArrived, returnableOf } from './returnable.ts'

const line = (shipped_quantity: number | null, returned_quantity: number | null) => ({
  id: 'item_1',
  shipped_quantity,
  returned_quantity,
})

const announced = (quantity: number, before = 0): Announced => ({
  id: 'ret_1',
  orderId: 'order_1',
  at: '2026-01-01T10:00:00Z',
  refund: 0,
  lines: [{ id: 'item_1', quantity, before }],
  label: [],
})

test('only pieces that were sent and did not come back can be returned', () => {
  expect(returnableOf(line(3, 1), [])).toBe(2)
  expect(returnableOf(line(null, null), [])).toBe(0)
})

test('announced pieces cannot be announced again until they arrive, and then they are back', () => {
  expect(returnableOf(line(3, 0), [announced(2)])).toBe(1)
  expect(returnableOf(line(3, 2), [announced(2)])).toBe(1)
})

test('pieces that came back before do not count as the arrival of later ones', () => {
  const later = announced(1, 1)
  expect(returnableOf(line(3, 1), [later])).toBe(1)
  expect(hasArrived(later, { items: [line(3, 1)] })).toBe(false)
  expect(hasArrived(later, { items: [line(3, 2)] })).toBe(true)
})
