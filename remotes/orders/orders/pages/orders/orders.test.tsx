/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'
import type { ParsedUrlQuery } from 'node:querystring'

import { nock } from '../../../../../tests/setup/network.ts'
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

const isCount = ({ fields }: ParsedUrlQuery) => fields === 'id'
const answer = (...orders: object[]) =>
  nock(STORE)
    .get('/admin/orders')
    .query((query) => !isCount(query))
    .reply(200, { orders, count: orders.length, offset: 0, limit: 20 })

const isAnything = () => true
const reply = (count: number, isMeant: (query: ParsedUrlQuery) => boolean) =>
  nock(STORE)
    .persist()
    .get('/admin/orders')
    .query((query) => isCount(query) && isMeant(query))
    .reply(200, { orders: [], count, offset: 0, limit: 1 })

/** Answers every question for a number of orders: with `count` where its query is `special`, else with 0. */
function counts(count = 0, special?: (query: ParsedUrlQuery) => boolean): void {
  if (special) reply(count, special)
  reply(0, special ? (query) => !special(query) : isAnything)
}

const answerStore = () =>
  nock(STORE)
    .persist()
    .get('/admin/store')
    .reply(200, { store: { name: 'Stoa Goods', metadata: { ship_within_hours: 24 } } })

/** The lists that some views lead to, with one awaited return and two drafts. */
function answerLinked(): void {
  const returns = [
    { id: 'ret_1', status: 'requested', created_at: '2026-11-12T17:53:00.000Z', order_id: 'order_1' },
    { id: 'ret_2', status: 'received', created_at: '2026-11-12T17:53:00.000Z', order_id: 'order_2' },
  ]
  nock(STORE).persist().get('/admin/returns').query(true).optionally().reply(200, { returns, count: 2 })
  nock(STORE)
    .persist()
    .get('/admin/draft-orders')
    .query((query) => JSON.stringify(query).includes('open'))
    .optionally()
    .reply(200, { draft_orders: [], count: 2 })
}

const open = (ports: FakePorts = {}) => openPage(OrdersPage, { path: '/orders', ...ports })
const select = async (number: number) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select “#${number}”` }))

beforeEach(() => {
  counts()
  answerStore()
  answerLinked()
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
    .query((query) =>
      Boolean(
        !isCount(query) && query['status[]'] === undefined && query['fulfillment_status[]'] === 'shipped',
      ),
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

it('narrows to one customer, who is searched in the store', async () => {
  answer(rowOf(1))
  const page = open()
  await screen.findByRole('link', { name: '#1' })
  const mara = { id: 'cus_1', first_name: 'Mara', last_name: 'Lind', email: 'mara@example.com' }
  nock(STORE)
    .get('/admin/customers')
    .query((query) => query['q'] !== 'mara')
    .optionally()
    .reply(200, { customers: [], count: 0 })
  nock(STORE)
    .get('/admin/customers')
    .query((query) => query['q'] === 'mara')
    .reply(200, { customers: [mara], count: 1 })
  nock(STORE).persist().get('/admin/customers/cus_1').query(true).reply(200, { customer: mara })
  nock(STORE)
    .get('/admin/orders')
    .query((query) => !isCount(query) && query['customer_id'] === 'cus_1')
    .reply(200, { orders: [rowOf(2)], count: 1, offset: 0, limit: 20 })
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Customer' }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'mara')
  await userEvent.click(await screen.findByRole('option', { name: /Mara Lind/ }))

  expect(await screen.findByRole('link', { name: '#2' })).toBeInTheDocument()
  expect(page.router.state.location.search).toBe('?customer_id=cus_1')
  expect(await screen.findByRole('button', { name: 'Customer: Mara Lind' })).toBeInTheDocument()
})

it('sorts by number or date, the columns the server can sort by', async () => {
  answer(rowOf(1))
  open()
  await screen.findByRole('link', { name: '#1' })
  nock(STORE)
    .get('/admin/orders')
    .query((query) => !isCount(query) && query['order'] === 'display_id')
    .reply(200, { orders: [rowOf(2)], count: 1, offset: 0, limit: 20 })
  await userEvent.click(screen.getByRole('button', { name: 'Order' }))
  expect(await screen.findByRole('link', { name: '#2' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Date' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Total' })).not.toBeInTheDocument()
})

it('counts the orders of the views that it comes with', async () => {
  nock.cleanAll()
  answerStore()
  counts(12, (query) => query['payment_status[]'] === 'awaiting')
  answer(rowOf(1))
  open()
  expect(await screen.findByRole('link', { name: 'To capture (12)' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'To ship (0)' })).toBeInTheDocument()
})

it('offers to show the orders that came in since the list was read', async () => {
  nock.cleanAll()
  answerStore()
  counts(3, (query) => query['created_at[gt]'] === '2026-11-12T17:53:00.001Z')
  answer(rowOf(1))
  open()
  expect(await screen.findByText('3 new orders')).toBeInTheDocument()
  answer({ ...rowOf(2), created_at: '2026-11-13T08:00:00.000Z' })
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByRole('link', { name: '#2' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('3 new orders')).not.toBeInTheDocument())
})

it('captures the payments that can be captured, and says why the others are left out', async () => {
  answer({ ...rowOf(1), payment_status: 'awaiting' }, rowOf(2), { ...rowOf(3), payment_status: 'awaiting' })
  const { questions } = open()
  for (const number of [1, 2, 3]) await select(number)
  nock(STORE)
    .post('/admin/orders/order_1/capture')
    .reply(200, { order: { payment_status: 'captured' } })
  nock(STORE)
    .post('/admin/orders/order_3/capture')
    .reply(200, { order: { payment_status: 'requires_action' } })
  answer(rowOf(1), rowOf(2), rowOf(3))
  await userEvent.click(await screen.findByRole('button', { name: 'Capture payment' }))

  expect(await screen.findByText(/The payment provider refused/)).toBeInTheDocument()
  expect(screen.getByText('already paid')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select “#1”' })).not.toBeChecked()
  expect(questions.map(({ title }) => title)).toEqual(['Capture the payments of 2 orders?'])
  expect(questions[0]?.message).toContain('1 order is left out: ')
})

it('packs what is left of an order at the chosen location', async () => {
  answer({ ...rowOf(1), payment_status: 'awaiting', fulfillment_status: 'partially_fulfilled' })
  nock(STORE)
    .get('/admin/stock-locations')
    .query(true)
    .reply(200, { stock_locations: [{ id: 'sloc_1', name: 'Hamburg' }], count: 1 })
  open({ flags: { isOn: (flag) => flag === 'stockLocationService' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “#1”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Fulfill' }))
  expect(await screen.findByText('1 order is not paid yet.')).toBeInTheDocument()

  const lines = [
    { id: 'item_1', quantity: 3, fulfilled_quantity: 1 },
    { id: 'item_2', quantity: 1, fulfilled_quantity: 1 },
  ]
  // The list may read the order ahead while the pointer is on its row.
  nock(STORE)
    .persist()
    .get('/admin/orders/order_1')
    .query(true)
    .reply(200, { order: { items: lines } })
  const packed = nock(STORE)
    .post('/admin/orders/order_1/fulfillment', {
      location_id: 'sloc_1',
      no_notification: false,
      items: [{ item_id: 'item_1', quantity: 2 }],
    })
    .reply(200, { order: {} })
  answer(rowOf(1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fulfill' })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Fulfill' }))
  expect(await screen.findByText('Fulfill (1)')).toBeInTheDocument()
  expect(packed.isDone()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(packed.isDone()).toBe(true))
})

const cancelable = (number: number) => ({
  ...rowOf(number),
  payment_status: 'awaiting',
  fulfillment_status: 'not_fulfilled',
})

async function cancelBoth() {
  answer(cancelable(1), cancelable(2))
  const page = open({ dialogs: { confirm: async () => true } })
  await select(1)
  await select(2)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await screen.findByText('Cancel order (2)')
  return page
}
const refuseSecond = () => {
  nock(STORE).post('/admin/orders/order_1/cancel').reply(200, { order: {} })
  nock(STORE).post('/admin/orders/order_2/cancel').reply(400, { message: 'Refund it first' })
}

it('cancels nothing that is undone, and keeps the orders selected', async () => {
  await cancelBoth()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('Cancel order (2)')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select “#1”' })).toBeEnabled())
  expect(screen.getByRole('checkbox', { name: 'Select “#1”' })).toBeChecked()
})

it('takes back what waits when the action on all orders is stopped, and says so at once', async () => {
  nock.cleanAll()
  counts()
  answerStore()
  answerLinked()
  nock(STORE)
    .persist()
    .get('/admin/orders')
    .query((query) => !isCount(query))
    .reply(200, { orders: [cancelable(1), cancelable(2)], count: 3, offset: 0, limit: 20 })
  const { messages } = open({ dialogs: { confirm: async () => true } })
  await select(1)
  await select(2)
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  await screen.findByText(/^Cancel order \(/)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))

  expect(messages).toEqual([
    {
      type: 'info',
      title: 'Cancel order',
      message: 'Stopped in time. Nothing was sent, and no order was changed.',
    },
  ])
  expect(screen.queryByText(/^Cancel order \(/)).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select “#1”' })).toBeEnabled())
})

it('says how many orders are written when the action is stopped later', async () => {
  const { messages } = await cancelBoth()
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  nock(STORE).post('/admin/orders/order_1/cancel').reply(200, { order: {} })
  nock(STORE)
    .post('/admin/orders/order_2/cancel')
    .reply(200, async () => {
      await answered
      return { order: {} }
    })
  answer(cancelable(1), cancelable(2))
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('1 of 2 done')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(messages).toEqual([
    {
      type: 'info',
      title: 'Cancel order',
      message: 'Stopped at 1 of 2. What has begun is still finished.',
    },
  ])
  resolve()
  await waitFor(() => expect(messages).toHaveLength(2))
})

it('shows the result of each canceled order once it is sent', async () => {
  await cancelBoth()
  refuseSecond()
  answer(cancelable(1), cancelable(2))
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('Refund it first')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select “#1”' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Select “#2”' })).toBeChecked()
})

it('sends what waits when the list is left, and reports it', async () => {
  const { messages, unmount } = await cancelBoth()
  refuseSecond()
  unmount()
  await waitFor(() => expect(messages).toMatchObject([{ type: 'error', title: 'Cancel order' }]))
})

it('shows late orders by the target of the store, and changes that', async () => {
  answer(rowOf(1))
  const { messages } = openPage(OrdersPage, { path: '/orders', address: '/orders?status=late' })
  expect(await screen.findByText('Late: not packed within 24 hours.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Change target' }))
  const hours = await screen.findByRole('textbox', { name: /^Hours until an order is packed/ })
  await userEvent.clear(hours)
  await userEvent.type(hours, '36')
  nock(STORE)
    .post('/admin/store', { metadata: { ship_within_hours: 36 } })
    .reply(200, { store: {} })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(messages).toMatchObject([{ title: 'Target saved', message: 'Late: not packed within 36 hours.' }]),
  )
})

it('leads to the returns that are awaited and to open drafts, with their numbers', async () => {
  answer(rowOf(1))
  open()
  const returns = await screen.findByRole('link', { name: 'Returns to receive (1)' })
  expect(returns).toHaveAttribute('href', '/a/returns?needs=receive')
  const drafts = await screen.findByRole('link', { name: 'Open drafts (2)' })
  expect(drafts).toHaveAttribute('href', '/a/draft-orders?status=open')
})
