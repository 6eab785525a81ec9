import type { Metadata, Order } from '@stoa/extension-sdk'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { english } from '../../testing/english.ts'
import OrderPoints from './order-points.tsx'

const order = { id: 'order_1', customer_id: 'cus_1', currency_code: 'eur', total: 30791 } as Order

/** A store with one customer, one paid order and the rules of its program. */
function storeOf(rules: Metadata) {
  const customer = { id: 'cus_1', email: 'mara@example.com', first_name: 'Mara', metadata: {} as Metadata }
  const payments = [{ amount: 30791, amount_refunded: 0, captured_at: '2026-11-12T17:53:00.000Z' }]
  const answers: Record<string, () => unknown> = {
    '/store': () => ({ store: { metadata: rules } }),
    '/customers/cus_1': () => ({ customer: structuredClone(customer) }),
    '/orders/order_1': () => ({ order: { ...order, payments, items: [] } }),
  }
  const get = async (path: string) => answers[path]?.()
  const post = async (_path: string, body: unknown) => {
    Object.assign(customer.metadata, (body as { metadata: Metadata }).metadata)
    return { customer: structuredClone(customer) }
  }
  return { customer, client: { get, post } }
}

const show = (client: ReturnType<typeof storeOf>['client']) =>
  renderContribution(OrderPoints, { order }, { texts: english, client })

const button = (name: string) => screen.findByRole('button', { name })

test('awards the points of the order, and takes them back', async () => {
  const store = storeOf({})
  const { messages } = show(store.client)

  await userEvent.click(await button('Award points'))
  await userEvent.click(await button('Undo the award'))

  expect(await button('Award points')).toBeEnabled()
  expect(messages).toEqual([
    { type: 'success', title: 'Points awarded', message: 'Mara now has 307 points' },
    { type: 'success', title: 'Points taken back', message: 'Mara now has 0 points' },
  ])
})

test('awards nothing while the program is switched off, and leads to its settings', async () => {
  const store = storeOf({ loyalty_enabled: false })
  const { messages, opened } = show(store.client)

  await userEvent.click(await button('Award points'))
  await userEvent.click(screen.getByRole('link', { name: 'Open its settings' }))

  expect(messages).toEqual([])
  expect(store.customer.metadata).toEqual({})
  expect(opened).toEqual(['/settings/loyalty'])
})

test('says why an award failed, and keeps the button', async () => {
  const { client } = storeOf({})
  const { messages } = show({ ...client, post: () => Promise.reject(new Error('The customer is gone')) })

  await userEvent.click(await button('Award points'))

  expect(await screen.findByRole('alert')).toHaveTextContent('The customer is gone')
  expect(await button('Award points')).toBeEnabled()
  expect(messages).toEqual([])
})

test('reads again after a failure', async () => {
  const { client } = storeOf({})
  let isDown = true
  const get = (path: string) => (isDown ? Promise.reject(new Error('No answer')) : client.get(path))
  show({ ...client, get })

  expect(await screen.findByRole('alert')).toHaveTextContent('No answer')
  isDown = false
  await userEvent.click(await button('Try again'))

  expect(await button('Award points')).toBeEnabled()
})
