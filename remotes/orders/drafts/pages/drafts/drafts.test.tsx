/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import DraftOrdersPage from './drafts.tsx'

const DAY = '2026-03-04T09:30:00.000Z'
const row = (number: number, changes: object = {}) => ({
  id: `dorder_${number}`,
  display_id: number,
  status: 'open',
  order_id: null,
  created_at: DAY,
  updated_at: DAY,
  order: null,
  cart: {
    email: `c${number}@example.com`,
    customer: null,
    region: { id: 'reg_1', name: 'Europe', currency_code: 'eur' },
  },
  ...changes,
})
const paid = row(2, { status: 'completed', order_id: 'order_9', order: { id: 'order_9', display_id: 9 } })

const answer = (wanted: Record<string, string>, ...rows: object[]) =>
  nock(STORE)
    .get('/admin/draft-orders')
    .query((query) => Object.entries(wanted).every(([key, value]) => String(query[key] ?? '') === value))
    .reply(200, { draft_orders: rows, count: rows.length, offset: 0, limit: 20 })
const open = (search = '') =>
  openPage(DraftOrdersPage, {
    path: '/draft-orders',
    address: `/draft-orders${search}`,
    dialogs: { confirm: async () => true },
  })

it('shows drafts, newest first, with customer, region, status and order', async () => {
  answer({ order: '-created_at', expand: 'cart,cart.customer,cart.region,order' }, row(3), paid)
  open()
  expect(await screen.findByRole('row', { name: /#3/ })).toHaveTextContent('c3@example.comEuropeOpen')
  expect(screen.getByRole('link', { name: '#9' })).toHaveAttribute('href', '/a/orders/order_9')
})

it('is narrowed to open ones', async () => {
  answer({ 'status[]': 'open' }, row(3))
  open('?status=open')
  expect(await screen.findByRole('row', { name: /#3/ })).toBeInTheDocument()
})

it('is duplicated in the wizard', async () => {
  answer({}, row(3))
  const { opened } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “#3”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  expect(opened).toEqual(['/draft-orders/new?copy=dorder_3'])
})

it('deletes the open ones of those that are selected', async () => {
  answer({}, row(3), paid)
  // Read by the deletion, and ahead of it where the pointer rests on the row.
  nock(STORE)
    .persist()
    .get('/admin/draft-orders/dorder_3')
    .reply(200, { draft_order: { ...row(3), cart: { items: [] } } })
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select “#3”' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select “#2”' }))
  const removal = nock(STORE)
    .delete('/admin/draft-orders/dorder_3')
    .reply(200, { id: 'dorder_3', deleted: true })
  answer({}, paid)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('#3')).not.toBeInTheDocument())
  await waitFor(() => expect(removal.isDone()).toBe(true))
  expect(screen.getByRole('row', { name: /#2/ })).toBeInTheDocument()
})

it('says that there is none', async () => {
  answer({})
  open()
  expect(await screen.findByText('No drafts yet')).toBeInTheDocument()
})
