import { deletedChildren, movedReason, reasonRows, textsOf, type ReasonRow } from './reason-rows.ts'
import { valueOf } from './reason-value.ts'

const reason = (id: string, day: number) => ({
  id,
  value: `code_${id}`,
  label: id,
  description: null,
  created_at: `2026-01-0${day}T00:00:00Z`,
})
const groups = [
  { ...reason('other', 3), return_reason_children: [] },
  { ...reason('fit', 1), return_reason_children: [reason('large', 5), reason('small', 2)] },
]
const rows = reasonRows(groups, [])
const idsOf = (of: readonly { id: string }[]) => of.map(({ id }) => id)

it('each reason is followed by those inside it, oldest first', () => {
  expect(idsOf(rows)).toEqual(['fit', 'small', 'large', 'other'])
  expect(rows.map(({ parent }) => parent?.id)).toEqual([undefined, 'fit', 'fit', undefined])
})

it('a reason changes places with its neighbour on the same level, and stays at the end of it', () => {
  const [fit, small, large, other] = rows as [ReasonRow, ReasonRow, ReasonRow, ReasonRow]
  const after = (row: ReasonRow, direction: 'up' | 'down') => {
    const order = movedReason(rows, row, direction)
    return order && idsOf(reasonRows(groups, order))
  }
  expect(after(large, 'up')).toEqual(['fit', 'large', 'small', 'other'])
  expect(after(fit, 'down')).toEqual(['other', 'fit', 'small', 'large'])
  expect([after(fit, 'up'), after(small, 'up'), after(large, 'down'), after(other, 'down')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('a search finds a group with everything inside', () => {
  const found = rows.filter((row) => textsOf(row).includes('fit'))
  expect(idsOf(found)).toEqual(['fit', 'small', 'large'])
})

it('a deleted group takes along what is inside, unless that is deleted by itself', () => {
  const [fit, small, , other] = rows as [(typeof rows)[0], (typeof rows)[0], unknown, (typeof rows)[0]]
  expect(idsOf(deletedChildren([fit, small, other]))).toEqual(['large'])
  expect(deletedChildren([small])).toEqual([])
})

it.each([
  ['Too small', 'too_small'],
  ['  Größe: zu klein! ', 'große_zu_klein'],
])('the code of “%s” is %s', (label, value) => {
  expect(valueOf(label)).toBe(value)
})
