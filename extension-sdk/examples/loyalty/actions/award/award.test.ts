import type { Metadata } from '@stoa/extension-sdk'
import { runContribution, type RunOptions } from '@stoa/extension-sdk/testing'

import { english } from '../../testing/english.ts'
import award from './award.ts'

const rows = [{ id: 'order_1' }, { id: 'order_2' }, { id: 'order_3' }]

const order = (id: string, captured_at: string | null) => ({
  order: {
    id,
    customer_id: 'cus_1',
    currency_code: 'eur',
    total: 2000,
    payments: [{ amount: 2000, amount_refunded: 0, captured_at }],
    items: [],
  },
})

/** Two orders of one customer, of which one is not paid yet, and none with the third id. */
function storeOf(rules: Metadata = {}) {
  const customer = { id: 'cus_1', metadata: {} as Metadata }
  const answers: Record<string, () => unknown> = {
    '/store': () => ({ store: { metadata: rules } }),
    '/customers/cus_1': () => ({ customer: structuredClone(customer) }),
    '/orders/order_1': () => order('order_1', '2026-11-12T17:53:00.000Z'),
    '/orders/order_2': () => order('order_2', null),
  }
  const get = async (path: string) => answers[path]?.() ?? Promise.reject(new Error('There is no such order'))
  const post = async (_path: string, body: unknown) => {
    Object.assign(customer.metadata, (body as { metadata: Metadata }).metadata)
    return { customer }
  }
  return { customer, client: { get, post } }
}

const run = (options: RunOptions) => runContribution(award, { rows }, { texts: english, ...options })

test('awards what can be awarded, and says of each other order why not', async () => {
  const { client, customer } = storeOf()
  const { answer, questions, tracked, refreshes } = await run({ client })

  expect(questions.map(({ title }) => title)).toEqual(['Award points for 3 orders?'])
  expect(answer).toEqual([
    { id: 'order_1' },
    { id: 'order_2', error: expect.stringContaining('No money is left') },
    { id: 'order_3', error: 'There is no such order' },
  ])
  expect(customer.metadata).toEqual({ loyalty_points: 20, loyalty_awards: { order_1: 20 } })
  expect(tracked).toEqual([{ event: 'points-awarded', properties: { orders: 1 } }])
  expect(refreshes()).toBe(1)
})

test('does nothing when the question is answered with no', async () => {
  const { client, customer } = storeOf()
  const { answer } = await run({ client, dialogs: { confirm: async () => false } })
  expect(answer).toBeUndefined()
  expect(customer.metadata).toEqual({})
})

test('awards nothing while the program is switched off, and says so', async () => {
  const { client, customer } = storeOf({ loyalty_enabled: false })
  const { answer, messages, questions } = await run({ client })
  expect(answer).toBeUndefined()
  expect(questions).toEqual([])
  expect(messages.map(({ title }) => title)).toEqual(['The loyalty program is switched off.'])
  expect(customer.metadata).toEqual({})
})
