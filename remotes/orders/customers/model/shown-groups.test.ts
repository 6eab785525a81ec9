import type { CustomerRow } from '@stoa/api/admin/customers'

import { withGroupNames } from './shown-groups.ts'

const customer = (...names: string[]) =>
  ({ id: 'cus_1', groups: names.map((name) => ({ id: name, name })) }) as unknown as CustomerRow

it('names the groups of a customer in alphabetical order', () => {
  const [row] = withGroupNames([customer('Trade', 'Écrivains', 'Press')], { set: {} })
  expect(row).toMatchObject({ groupNames: ['Écrivains', 'Press', 'Trade'], isGroupsPartial: false })
})

it('has no groups where none were asked for', () => {
  const [row] = withGroupNames([{ id: 'cus_1' } as CustomerRow], { set: {} })
  expect(row?.groupNames).toEqual([])
})

it('marks groups as partial while the list is narrowed to groups', () => {
  const [row] = withGroupNames([customer('Trade')], { set: { groups: ['cgrp_1'] } })
  expect(row?.isGroupsPartial).toBe(true)
})
