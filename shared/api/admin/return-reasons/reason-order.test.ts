import { inReasonOrder, reasonOrderChange, reasonOrderOf } from './reason-order.ts'

const reason = (id: string, day: number) => ({ id, label: id, created_at: `2026-01-0${day}T00:00:00Z` })
const reasons = [
  { ...reason('c', 3), return_reason_children: [] },
  { ...reason('b', 2), return_reason_children: [reason('b2', 5), reason('b1', 4)] },
  { ...reason('a', 1), return_reason_children: [] },
]
const idsOf = (order: readonly string[]) =>
  inReasonOrder(reasons, order).flatMap(({ id, return_reason_children: inner }) => [
    id,
    ...inner.map((one) => one.id),
  ])

it('without an order the oldest come first, on each level', () => {
  expect(idsOf([])).toEqual(['a', 'b', 'b1', 'b2', 'c'])
})

it('those that an order names come first, the others follow by age', () => {
  expect(idsOf(['c', 'gone', 'b2'])).toEqual(['c', 'a', 'b', 'b2', 'b1'])
})

it('an order that was kept is read back, and anything else is none', () => {
  expect(reasonOrderOf(reasonOrderChange(['a', 'b']))).toEqual(['a', 'b'])
  expect([undefined, null, {}, { stoa_return_reason_order: 'a' }].map(reasonOrderOf)).toEqual([
    [],
    [],
    [],
    [],
  ])
})
