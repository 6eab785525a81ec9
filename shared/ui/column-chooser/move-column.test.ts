import { moved } from './move-column.ts'

const after = (from: number, by: number) => moved(['a', 'b', 'c', 'd'], from, by, 1).join('')

it('moves an item to either side', () => {
  expect(after(1, 1)).toBe('acbd')
  expect(after(3, -1)).toBe('abdc')
})

it('stops at the end and behind those that stay', () => {
  expect(after(3, 1)).toBe('abcd')
  expect(after(1, -1)).toBe('abcd')
  expect(after(0, 1)).toBe('abcd')
  expect(after(9, -1)).toBe('abcd')
})
