import type { ClientPort, SearchContext, SearchResult } from '@stoa/extension-sdk'
import { runContribution } from '@stoa/extension-sdk/testing'

import searchCustomerGroups from './customer-groups.ts'
import searchCustomers from './customers.ts'
import searchDraftOrders from './draft-orders.ts'
import searchOrders from './orders.ts'

type Search = (query: string, context: SearchContext) => Promise<SearchResult[]>

/** What a search asks the server for, and what it makes of the answer. */
async function ask(search: Search, query: string, body: object) {
  const calls: Parameters<ClientPort['get']>[] = []
  const { signal } = new AbortController()
  const get = (...call: Parameters<ClientPort['get']>) => {
    calls.push(call)
    return Promise.resolve(body)
  }
  const { answer } = await runContribution(
    (context: SearchContext) => search(query, context),
    { signal, limit: 5 },
    { client: { get } },
  )
  return { answer, call: calls[0], signal }
}

test('an order is found by its number as people write it', async () => {
  const { answer, call, signal } = await ask(searchOrders, '#350', {
    orders: [{ id: 'order_1', display_id: 350, email: 'mara@example.com' }],
  })
  const query = { q: '350', limit: 5, fields: 'id,display_id,email', expand: '' }
  expect(call).toEqual(['/orders', { query, signal }])
  expect(answer).toEqual([
    { id: 'order_1', title: '#350', detail: 'mara@example.com', path: '/orders/order_1' },
  ])
})

test('a draft order has the e-mail of its cart, if it has one', async () => {
  const { answer, call } = await ask(searchDraftOrders, '#1', {
    draft_orders: [{ id: 'dorder_1', display_id: 1, cart: { email: null } }],
  })
  expect(call?.[1]?.query).toEqual({ q: '1', limit: 5 })
  expect(answer).toEqual([{ id: 'dorder_1', title: '#1', path: '/draft-orders/dorder_1' }])
})

const MARA = { id: 'cus_1', email: 'mara@example.com', first_name: 'Mara', last_name: 'Arendt' }
const GUEST = { id: 'cus_2', email: 'arendt@example.com', first_name: null, last_name: null }

test('one word of a customer goes to the server as it is', async () => {
  const { answer, call } = await ask(searchCustomers, 'arendt', { customers: [MARA, GUEST] })
  expect(call?.[1]?.query).toMatchObject({ q: 'arendt', limit: 5, expand: '' })
  expect(answer).toEqual([
    { id: 'cus_1', title: 'Mara Arendt', detail: 'mara@example.com', path: '/customers/cus_1' },
    { id: 'cus_2', title: 'arendt@example.com', path: '/customers/cus_2' },
  ])
})

test('of several words the server is asked for one, and the others are looked for in its answer', async () => {
  const { answer, call } = await ask(searchCustomers, 'arendt mara', { customers: [MARA, GUEST] })
  expect(call?.[1]?.query).toMatchObject({ q: 'arendt', limit: 50 })
  expect(answer.map(({ id }) => id)).toEqual(['cus_1'])
})

test('a customer group is found by its name', async () => {
  const { answer, call } = await ask(searchCustomerGroups, 'press', {
    customer_groups: [{ id: 'cgrp_1', name: 'Press' }],
  })
  expect(call?.[0]).toBe('/customer-groups')
  expect(call?.[1]?.query).toEqual({ q: 'press', limit: 5 })
  expect(answer).toEqual([{ id: 'cgrp_1', title: 'Press', path: '/customers/groups/cgrp_1' }])
})
