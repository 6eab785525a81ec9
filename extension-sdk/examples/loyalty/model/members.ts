import type { Customer } from '@stoa/extension-sdk'

import { ledgerOf } from './ledger.ts'

/** A customer who has points. */
export interface Member {
  id: string
  /** The e-mail address where the name is unknown. */
  name: string
  email: string
  points: number
  /** How many orders brought them. */
  orders: number
}

/** What the list of members is sorted by. */
export type SortKey = 'name' | 'points' | 'orders'

export interface Sorting {
  by: SortKey
  isDescending: boolean
}

export const customerName = ({ first_name, last_name, email }: Customer): string =>
  [first_name, last_name].filter(Boolean).join(' ') || email

export function membersOf(customers: readonly Customer[]): Member[] {
  return customers.flatMap((customer) => {
    const { points, awards } = ledgerOf(customer.metadata)
    if (points === 0) return []
    const { id, email } = customer
    return [{ id, name: customerName(customer), email, points, orders: Object.keys(awards).length }]
  })
}

export function searchMembers(members: readonly Member[], text: string): Member[] {
  const wanted = text.trim().toLocaleLowerCase()
  return members.filter(({ name, email }) => `${name}\n${email}`.toLocaleLowerCase().includes(wanted))
}

/** Equal ones stand in the order of their names. */
export function sortMembers(
  members: readonly Member[],
  { by, isDescending }: Sorting,
  locale: string,
): Member[] {
  const { compare } = new Intl.Collator(locale)
  const sign = isDescending ? -1 : 1
  return members.toSorted((one, other) => {
    const difference = by === 'name' ? compare(one.name, other.name) : one[by] - other[by]
    return sign * difference || compare(one.name, other.name)
  })
}

export const totalPoints = (members: readonly Member[]): number =>
  members.reduce((sum, { points }) => sum + points, 0)
