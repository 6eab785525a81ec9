import { isOpen, lineName, linesOf, pieceCount } from './cart.ts'

const line = (id: string, created_at: string) => ({ id, created_at })

test('lines are sorted by creation, in whatever order the answer lists them', () => {
  const items = [
    line('b', '2026-01-01T10:00:01Z'),
    line('c', '2026-01-01T10:00:00Z'),
    line('a', '2026-01-01T10:00:01Z'),
  ]
  expect(linesOf({ items }).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

test('pieces are counted over all lines; 0 without a cart or its lines', () => {
  const items = [{ quantity: 2 }, { quantity: 3 }]
  expect(pieceCount({ items })).toBe(5)
  expect(pieceCount(undefined)).toBe(0)
  expect(pieceCount({})).toBe(0)
})

test('a cart that became an order is closed', () => {
  expect(isOpen({ completed_at: null })).toBe(true)
  expect(isOpen({ completed_at: '2026-01-01T10:00:00Z' })).toBe(false)
})

test('a line is named with its variant, if it has one', () => {
  expect(lineName({ title: 'Harbour Mug', description: 'Oat' })).toBe('Harbour Mug (Oat)')
  expect(lineName({ title: 'Gift wrap', description: null })).toBe('Gift wrap')
})
