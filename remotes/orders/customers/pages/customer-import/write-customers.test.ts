import { ApiError } from '@stoa/api/http'

import type { CheckedCustomer, FileGroup } from '../../model/import/check-customers.ts'
import { customerReport } from '../../model/import/customer-report.ts'
import { writeCustomers } from './write-customers.ts'

const trade = { id: 'cgrp_1', name: 'Trade' }
const club: FileGroup = { name: 'Club' }
const rowOf = (number: number, groups: readonly FileGroup[], accountId?: string): CheckedCustomer => ({
  number,
  cells: [],
  email: `${number}@example.com`,
  contact: { first_name: '', last_name: '' },
  account: accountId === undefined ? undefined : { id: accountId, groups: [] },
  groups,
  issues: [],
})
const failure = (status: number) =>
  new ApiError({ kind: 'http', status, message: 'no' }, { method: 'POST', path: '/admin/customers' })

type Calls = Parameters<typeof writeCustomers>[1]

function write(rows: readonly CheckedCustomer[], own: Partial<Calls> = {}, stop = new AbortController()) {
  const joined: [string, string[]][] = []
  const calls: Calls = {
    createGroup: async (name) => `new-${name}`,
    createAccounts: async (created, onCreated) => {
      for (const { email } of created) onCreated(email, `cus-${email}`)
      return created.map(({ email }) => ({ id: email }))
    },
    addToGroup: async (id, customerIds) => joined.push([id, customerIds]),
    failureText: () => 'Not now.',
    ...own,
  }
  return { left: writeCustomers(customerReport(rows), calls, stop.signal), joined }
}
const keysOf = (rows: readonly CheckedCustomer[]) =>
  rows.map(({ number, issues }) => [number, ...issues.map(({ key }) => key)])

test('new accounts and known ones are put into groups together, and new groups are created first', async () => {
  const { left, joined } = write([rowOf(2, [trade, club]), rowOf(3, [trade], 'cus_3')])
  expect(await left).toEqual([])
  expect(joined).toEqual([
    ['cgrp_1', ['cus-2@example.com', 'cus_3']],
    ['new-Club', ['cus-2@example.com']],
  ])
})

test('a row whose account is refused is left and put into no group', async () => {
  const { left, joined } = write([rowOf(2, [trade]), rowOf(3, [trade])], {
    createAccounts: async (_rows, onCreated) => {
      onCreated('3@example.com', 'cus_3')
      return [{ id: '2@example.com', error: failure(500) }, { id: '3@example.com' }]
    },
  })
  expect(keysOf(await left)).toEqual([[2, 'notCreated']])
  expect(joined).toEqual([['cgrp_1', ['cus_3']]])
})

test('rows are left where their group cannot be created or filled', async () => {
  const { left } = write([rowOf(2, [club]), rowOf(3, [trade]), rowOf(4, [])], {
    createGroup: () => Promise.reject(failure(422)),
    addToGroup: () => Promise.reject(failure(500)),
  })
  expect(keysOf(await left)).toEqual([
    [2, 'notInGroup'],
    [3, 'notInGroup'],
  ])
})

test('once it is stopped no group is filled, and the rows say so', async () => {
  const stop = new AbortController()
  const { left, joined } = write(
    [rowOf(2, [trade]), rowOf(3, [])],
    {
      createAccounts: async (_rows, onCreated) => {
        onCreated('2@example.com', 'cus_2')
        stop.abort()
        return [{ id: '2@example.com' }]
      },
    },
    stop,
  )
  expect(keysOf(await left)).toEqual([
    [2, 'notReached'],
    [3, 'notReached'],
  ])
  expect(joined).toEqual([])
})

test('after the session is lost the rest is left', async () => {
  const { left, joined } = write([rowOf(2, []), rowOf(3, [trade], 'cus_3')], {
    createAccounts: () => Promise.reject(failure(401)),
  })
  expect(keysOf(await left)).toEqual([
    [2, 'notReached'],
    [3, 'notReached'],
  ])
  expect(joined).toEqual([])
})
