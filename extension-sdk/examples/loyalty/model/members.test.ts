import type { Customer } from '@stoa/extension-sdk'

import { membersOf, searchMembers, sortMembers, totalPoints, type Member } from './members.ts'

const customer = (id: string, name: string | null, points: number, orders = 1): Customer => ({
  id,
  email: `${id}@example.com`,
  first_name: name,
  last_name: null,
  has_account: true,
  metadata: {
    loyalty_points: points,
    loyalty_awards: Object.fromEntries(Array.from({ length: orders }, (_, order) => [`order_${order}`, 1])),
  },
})

const members = membersOf([
  customer('a', 'Zoë', 20, 3),
  customer('b', 'Änne', 20),
  customer('c', null, 500, 2),
  customer('d', 'Nobody', 0),
])

const names = (list: readonly Member[]) => list.map(({ name }) => name)

test('only who has points is a member; without a name the address stands in', () => {
  expect(names(members)).toEqual(['Zoë', 'Änne', 'c@example.com'])
  expect(totalPoints(members)).toBe(540)
})

test('the highest first, equal ones by name as the language sorts it', () => {
  expect(names(sortMembers(members, { by: 'points', isDescending: true }, 'de'))).toEqual([
    'c@example.com',
    'Änne',
    'Zoë',
  ])
  expect(names(sortMembers(members, { by: 'points', isDescending: false }, 'de'))).toEqual([
    'Änne',
    'Zoë',
    'c@example.com',
  ])
})

test('by orders and by name, both ways', () => {
  expect(names(sortMembers(members, { by: 'orders', isDescending: true }, 'de'))).toEqual([
    'Zoë',
    'c@example.com',
    'Änne',
  ])
  expect(names(sortMembers(members, { by: 'name', isDescending: false }, 'de'))).toEqual([
    'Änne',
    'c@example.com',
    'Zoë',
  ])
  expect(names(sortMembers(members, { by: 'name', isDescending: true }, 'de'))).toEqual([
    'Zoë',
    'c@example.com',
    'Änne',
  ])
})

test('the search looks at names and addresses, whatever the case', () => {
  expect(names(searchMembers(members, ' ZOË '))).toEqual(['Zoë'])
  expect(names(searchMembers(members, 'B@EXAMPLE'))).toEqual(['Änne'])
  expect(searchMembers(members, '')).toHaveLength(3)
  expect(searchMembers(members, 'nobody')).toEqual([])
})
