/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'
import nock from 'nock'

import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import OrdersPage from './orders.tsx'

const rowOf = (number: number, status = 'pending') => ({
  id: `order_${number}`,
  display_id: number,
  created_at: '2026-11-12T17:53:00.000Z',
  email: 'mara@example.com',
  customer: null,
  fulfillment_status: 'shipped',
  payment_status: 'captured',
  status,
  total: 2000,
  currency_code: 'eur',
})

const answer = (...orders: object[]) =>
  nock(STORE)
    .get('/admin/orders')
    .query(true)
    .reply(200, { orders, count: orders.length, offset: 0, limit: 20 })

const open = (ports: FakePorts = {}) => openPage(OrdersPage, { path: '/orders', ...ports })
const select = async (number: number) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select “#${number}”` }))

beforeAll(() => nock.disableNetConnect())
// Test files share Node's http, which nock has taken over.
afterAll(() => nock.restore())
afterEach(() => {
  const unasked = nock.pendingMocks()
  nock.cleanAll()
  if (unasked.length > 0) throw new Error(`never asked for: ${unasked.join(', ')}`)
})

it('marks orders as completed and shows the reason for each failure', async () => {
  answer(rowOf(1), rowOf(2))
  const { messages } = open()
  await select(1)
  await select(2)
  nock(STORE).post('/admin/orders/order_1/complete').reply(200, { order: {} })
  nock(STORE)
    .post('/admin/orders/order_2/complete')
    .reply(400, { message: 'A canceled order cannot be completed' })
  answer(rowOf(1, 'completed'), rowOf(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as completed' }))

  expect(await screen.findByText('A canceled order cannot be completed')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select “#1”' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Select “#2”' })).toBeChecked()
  expect(messages.map(({ message }) => message)).toEqual(['Done for 1 row. 1 row failed and says why.'])
})

it('archives one order from its menu after confirmation', async () => {
  answer(rowOf(1, 'completed'))
  const { messages, questions } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “#1”' }))
  nock(STORE).post('/admin/orders/order_1/archive').reply(200, { order: {} })
  answer()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }))

  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Archive', message: 'Done for 1 row.' }]),
  )
  expect(questions.map(({ title }) => title)).toEqual(['Archive this order?'])
})

it('archives nothing when the confirmation is canceled', async () => {
  answer(rowOf(1, 'completed'))
  open({ dialogs: { confirm: async () => false } })
  await select(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }))
  expect(screen.getByRole('checkbox', { name: 'Select “#1”' })).toBeChecked()
})

it('combines several filters and stores them in the URL', async () => {
  answer(rowOf(1))
  const page = open({})
  await screen.findByRole('link', { name: '#1' })
  const narrowed = nock(STORE)
    .get('/admin/orders')
    .query(({ 'status[]': status, 'fulfillment_status[]': fulfillment }) =>
      Boolean(status === undefined && String(fulfillment) === 'shipped'),
    )
    .reply(200, { orders: [rowOf(2)], count: 1, offset: 0, limit: 20 })
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Fulfillment' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Shipped' }))
  await userEvent.keyboard('{Escape}')

  expect(await screen.findByRole('link', { name: '#2' })).toBeInTheDocument()
  expect(narrowed.isDone()).toBe(true)
  expect(page.router.state.location.search).toBe('?fulfillment_status=shipped')
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter “Fulfillment”' }))
  expect(await screen.findByRole('link', { name: '#1' })).toBeInTheDocument()
})

it('sorts by number or date, the columns the server can sort by', async () => {
  answer(rowOf(1))
  open()
  await screen.findByRole('link', { name: '#1' })
  nock(STORE)
    .get('/admin/orders')
    .query(({ order }) => order === 'display_id')
    .reply(200, { orders: [rowOf(2)], count: 1, offset: 0, limit: 20 })
  await userEvent.click(screen.getByRole('button', { name: 'Order' }))
  expect(await screen.findByRole('link', { name: '#2' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Date' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Total' })).not.toBeInTheDocument()
})
