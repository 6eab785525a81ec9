import { isOpen, lineName, linesOf } from './cart.ts'

const line = (id: string, created_at: string) => ({ id, created_at })

test('lines are sorted by creation, in whatever order the answer lists them', () => {
  const items = [
    line('b', '2026-01-01T10:00:01Z'),
    line('c', '2026-01-01T10:00:00Z'),
    line('a', '2026-01-01T10:00:01Z'),
  ]
  expect(linesOf({ items }).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

test('a cart that became an order is closed', () => {
  expect(isOpen({ completed_at: null })).toBe(true)
  expect(isOpen({ completed_at: '2026-01-01T10:00:00Z' })).toBe(false)
})

test('a line is named with its variant, if it has one', () => {
  expect(lineName({ title: 'Harbour Mug', description: 'Oat' })).toBe('Harbour Mug (Oat)')
  expect(lineName({ title: 'Gift wrap', description: null })).toBe('Gift wrap')
})
