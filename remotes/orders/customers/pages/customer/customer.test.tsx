/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import CustomerPage from './customer.tsx'

const group = (id: string, name: string) => ({ id, name, metadata: null })
const press = group('cgrp_1', 'Press')
const trade = group('cgrp_2', 'Trade')
const address = {
  id: 'addr_1',
  first_name: 'Mara',
  last_name: 'Arendt',
  address_1: 'Elm 1',
  country_code: 'de',
  phone: null,
}
const mara = {
  id: 'cus_1',
  email: 'mara@example.com',
  first_name: 'Mara',
  last_name: 'Arendt',
  phone: '+49 1',
  has_account: true,
  metadata: null,
  created_at: '2026-03-04T09:30:00.000Z',
  updated_at: '2026-03-04T09:30:00.000Z',
  billing_address: null,
  shipping_addresses: [address],
  groups: [press],
}
const order = (number: number, changes: object = {}) => ({
  id: `order_${number}`,
  display_id: number,
  created_at: '2026-11-12T17:53:00.000Z',
  email: mara.email,
  customer: null,
  fulfillment_status: 'shipped',
  payment_status: 'captured',
  status: 'pending',
  total: 2000,
  refunded_total: 0,
  currency_code: 'eur',
  ...changes,
})

const SHIPPED_BACK = {
  id: 'order_1',
  display_id: 1,
  created_at: '2026-11-12T17:53:00.000Z',
  canceled_at: null,
  items: [],
  returns: [{ id: 'ret_1', created_at: '2026-11-14T17:53:00.000Z' }],
  swaps: [],
  claims: [],
  discounts: [{ id: 'disc_1', code: 'SPRING' }],
  gift_cards: [{ id: 'gift_1', code: 'ABCD' }],
  shipping_address: { ...address, id: 'addr_9', address_1: 'Oak 9' },
}
const draftFor = (customer: string, number: number) => ({
  id: `dorder_${number}`,
  display_id: number,
  status: 'open',
  created_at: '2026-11-12T17:53:00.000Z',
  order: null,
  cart: { email: mara.email, customer: { id: customer }, region: null },
})

const store = () => nock(STORE)
const answerCustomer = (customer: object = mara) =>
  store()
    .get('/admin/customers/cus_1')
    .query({ expand: 'groups,shipping_addresses,billing_address' })
    .reply(200, { customer })
const answerOrders = (whose: Record<string, string>, orders: object[], count = orders.length) =>
  store()
    .get('/admin/orders')
    .query((query) => Object.entries(whose).every(([key, value]) => query[key] === value))
    .times(2)
    .reply(200, { orders, count, offset: 0, limit: 20 })
const answerSameEmail = (customers: object[] = []) =>
  store()
    .get('/admin/customers')
    .query({ q: mara.email, has_account: 'false', limit: '50' })
    .reply(200, { customers, count: customers.length, offset: 0, limit: 50 })
const answerNotes = (notes: object[] = []) =>
  store()
    .get('/admin/notes')
    .query({ resource_id: 'cus_1', limit: '100' })
    .reply(200, { notes, count: notes.length, offset: 0, limit: 100 })

const open = (ports: FakePorts = {}) =>
  openPage(CustomerPage, {
    path: '/customers/:id',
    address: '/customers/cus_1',
    ...ports,
  })
async function openMara(orders: object[] = [], guests: object[] = [], notes: object[] = []) {
  answerCustomer()
  answerOrders({ customer_id: 'cus_1' }, orders)
  answerSameEmail(guests)
  answerNotes(notes)
  const page = open()
  await screen.findByRole('heading', { level: 1, name: 'Mara Arendt' })
  await waitFor(() => expect(nock.isDone()).toBe(true))
  return page
}
const card = (name: string) => within(screen.getByRole('region', { name }))
const spendRows = () =>
  card('Spend')
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

let draftsFound = 2

beforeEach(() => {
  draftsFound = 2
  store()
    .persist()
    .get('/admin/orders')
    .query(({ expand }) => String(expand).startsWith('items,returns'))
    .optionally()
    .reply(200, { orders: [SHIPPED_BACK], count: 1, offset: 0, limit: 100 })
  store()
    .persist()
    .get('/admin/draft-orders')
    .query(({ q }) => q === mara.email)
    .optionally()
    .reply(200, () => ({
      draft_orders: [draftFor('cus_1', 7), draftFor('cus_9', 8)],
      count: draftsFound,
    }))
})

it('shows contact, groups, addresses and why they cannot be changed here', async () => {
  await openMara()
  expect(card('Contact').getByRole('link', { name: mara.email })).toHaveAttribute(
    'href',
    'mailto:mara%40example.com',
  )
  expect(card('Groups').getByText('Press')).toBeInTheDocument()
  expect(card('Addresses').getByText('Elm 1')).toBeInTheDocument()
  expect(
    card('Addresses').getByText(
      'Only customers can change their saved addresses. To change the addresses of an order, open the order.',
    ),
  ).toBeInTheDocument()
})

it('shows orders and the spend by currency, and what it is computed from', async () => {
  await openMara([
    order(1),
    order(2, { total: 3000, refunded_total: 1000 }),
    order(3, { currency_code: 'jpy', total: 900 }),
    order(4, { status: 'canceled' }),
  ])
  expect(await card('Orders').findByRole('link', { name: '#4' })).toHaveAttribute('href', '/a/orders/order_4')
  expect(spendRows()).toEqual([
    ['EUR', '2', '€40.00', '€20.00'],
    ['JPY', '1', '¥900', '¥900'],
  ])
  expect(card('Spend').getByText(/^Computed from all orders/)).toBeInTheDocument()
})

it('says that the spend is of the latest orders alone where there are more', async () => {
  answerCustomer()
  answerOrders({ customer_id: 'cus_1' }, [order(1), order(2)], 350)
  answerSameEmail()
  answerNotes()
  open()
  expect(await screen.findByText(/^Computed from the latest 2 of 350 orders/)).toBeInTheDocument()
})

it('narrows its orders and stays with this customer', async () => {
  await openMara([order(1)])
  await userEvent.click(card('Orders').getByRole('button', { name: 'Add filter' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Fulfillment' }))
  store()
    .get('/admin/orders')
    .query(
      ({ customer_id, 'fulfillment_status[]': status }) =>
        customer_id === 'cus_1' && String(status) === 'returned',
    )
    .reply(200, { orders: [order(9)], count: 1, offset: 0, limit: 20 })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Returned' }))
  await userEvent.keyboard('{Escape}')
  expect(await card('Orders').findByRole('link', { name: '#9' })).toBeInTheDocument()
})

it('leads to the guest with the same e-mail, and shows orders and spend of both', async () => {
  const other = { ...mara, id: 'cus_3', email: 'joanmara@example.com', has_account: false }
  await openMara([order(1)], [other, { ...mara, id: 'cus_2', has_account: false }])
  expect(screen.getByRole('link', { name: 'Open the guest’s page' })).toHaveAttribute(
    'href',
    '/a/customers/cus_2',
  )
  answerOrders({ email: mara.email }, [order(1), order(2)])
  await userEvent.click(screen.getByRole('switch', { name: 'Show orders and spend of both' }))
  expect(await card('Orders').findByRole('link', { name: '#2' })).toBeInTheDocument()
  await waitFor(() => expect(spendRows()).toEqual([['EUR', '2', '€40.00', '€20.00']]))
})

it('shows drafts of both in their card and in the timeline', async () => {
  await openMara([order(1)], [{ ...mara, id: 'cus_9', has_account: false }])
  expect(await card('Draft orders').findByText('#7')).toBeInTheDocument()
  expect(card('Draft orders').queryByText('#8')).not.toBeInTheDocument()
  answerOrders({ email: mara.email }, [order(1)])
  await userEvent.click(screen.getByRole('switch', { name: 'Show orders and spend of both' }))
  expect(await card('Draft orders').findByText('#8')).toBeInTheDocument()
  expect(await card('Timeline').findByRole('link', { name: /#8/ })).toBeInTheDocument()
})

it('says that only the latest drafts were looked through', async () => {
  draftsFound = 70
  await openMara()
  expect(
    await card('Draft orders').findByText('Among the latest 2 of 70 drafts that the e-mail finds.'),
  ).toBeInTheDocument()
})

it('changes groups by one call for each group that comes or goes', async () => {
  const { messages } = await openMara()
  store()
    .get('/admin/customer-groups')
    .query({ limit: '500', order: 'name' })
    .times(3)
    .optionally()
    .reply(200, { customer_groups: [press, trade], count: 2, offset: 0, limit: 500 })
  await userEvent.click(card('Groups').getByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: /Groups$/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Trade' }))
  await userEvent.click(screen.getByRole('option', { name: 'Press' }))
  await userEvent.keyboard('{Escape}')
  const body = { customer_ids: [{ id: 'cus_1' }] }
  store().post('/admin/customer-groups/cgrp_2/customers/batch', body).reply(200, {})
  store().delete('/admin/customer-groups/cgrp_1/customers/batch', body).reply(200, {})
  answerCustomer({ ...mara, groups: [press, trade] })
  answerCustomer({ ...mara, groups: [trade] })
  answerSameEmail()
  answerSameEmail()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await card('Groups').findByText('Trade')).toBeInTheDocument()
  await waitFor(() => expect(card('Groups').queryByText('Press')).not.toBeInTheDocument())
  expect(messages).toEqual([{ type: 'success', title: 'Groups saved', message: 'mara@example.com' }])
})

describe('notes', () => {
  const note = {
    id: 'note_1',
    resource_type: 'customer',
    value: 'Prefers afternoons',
    created_at: '2026-11-12T17:53:00.000Z',
    author: { first_name: 'Ada', last_name: 'Okafor', email: 'ada@stoa.test' },
  }

  it('are written about this customer', async () => {
    await openMara()
    await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), ' Prefers afternoons ')
    store()
      .post('/admin/notes', { resource_id: 'cus_1', resource_type: 'customer', value: note.value })
      .reply(200, { note })
    answerNotes([note])
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await card('Notes').findByText('Prefers afternoons')).toBeInTheDocument()
    expect(card('Notes').getByText('Ada Okafor')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  })

  it('stay typed when the store refuses them', async () => {
    await openMara()
    await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), 'Hello')
    store().post('/admin/notes').reply(400, { message: 'Not now' })
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText('Not now')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Hello')
  })

  it('are deleted after a question', async () => {
    const { questions } = await openMara([], [], [note])
    store().delete('/admin/notes/note_1').reply(200, {})
    answerNotes()
    await userEvent.click(screen.getByRole('button', { name: 'Delete note' }))
    await waitFor(() => expect(screen.queryByText('Prefers afternoons')).not.toBeInTheDocument())
    expect(questions.map(({ title }) => title)).toEqual(['Delete this note?'])
  })
})

const typePassword = async (password: string) => {
  const page = await openMara()
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  const dialog = within(await screen.findByRole('dialog'))
  if (password) await userEvent.type(dialog.getByLabelText(/New password/), password)
  return { ...page, dialog }
}

describe('a password', () => {
  it('is set, and kept nowhere in the browser', async () => {
    const { dialog, messages } = await typePassword('correct horse')
    expect(JSON.stringify(sessionStorage)).not.toContain('correct horse')
    store().post('/admin/customers/cus_1', { password: 'correct horse' }).reply(200, { customer: mara })
    answerCustomer()
    answerOrders({ customer_id: 'cus_1' }, [])
    answerSameEmail()
    await userEvent.click(dialog.getByRole('button', { name: 'Set password' }))
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Password set', message: 'mara@example.com' }]),
    )
    await waitFor(() => expect(nock.isDone()).toBe(true))
  })

  it('whose link was not answered is not called refused', async () => {
    const { dialog } = await typePassword('')
    store().post('/store/customers/password-token').reply(504)
    await userEvent.click(dialog.getByRole('button', { name: 'Send a link' }))
    expect(await dialog.findByText('It is not known whether this was saved')).toBeInTheDocument()
    expect(dialog.queryByText('The link could not be requested')).not.toBeInTheDocument()
  })

  it('that is too short is not sent', async () => {
    const { dialog } = await typePassword('short')
    await userEvent.click(dialog.getByRole('button', { name: 'Set password' }))
    expect(await dialog.findByText('Use at least 8 characters.')).toBeInTheDocument()
  })
})

it('says that there is none, with a way back', async () => {
  store().get('/admin/customers/cus_1').query(true).reply(404, { type: 'not_found', message: 'not found' })
  open()
  expect(await screen.findByText('Customer not found')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/a/customers')
})

it('shows drafts of this customer alone, returns and the codes that were used', async () => {
  await openMara([order(1)])
  expect(await card('Draft orders').findByRole('link', { name: '#7' })).toHaveAttribute(
    'href',
    '/a/draft-orders/dorder_7',
  )
  expect(card('Draft orders').queryByText('#8')).not.toBeInTheDocument()
  expect(card('Draft orders').getByRole('link', { name: 'Create draft' })).toHaveAttribute(
    'href',
    '/a/draft-orders/new?customer=cus_1',
  )
  const [code, giftCard] = await card('Returns and codes').findAllByRole('link', { name: '1 order' })
  expect(code).toHaveAttribute('href', '/a/discounts/disc_1')
  expect(giftCard).toHaveAttribute('href', '/a/gift-cards/gift_1')
})

it('offers the addresses of orders, and shows what happened in one line', async () => {
  await openMara([order(1)])
  expect(await card('Addresses').findByText('Oak 9')).toBeInTheDocument()
  expect(card('Addresses').getByRole('link', { name: 'From order #1' })).toHaveAttribute(
    'href',
    '/a/orders/order_1',
  )
  expect(
    card('Timeline')
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Return of order #1 requested', 'Draft #7 created', 'Order #1 placed'])
})

it('sends a link to choose a password, and says so where the store refuses', async () => {
  const { messages } = await openMara()
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  const dialog = within(await screen.findByRole('dialog'))
  store().post('/store/customers/password-token', { email: mara.email }).reply(400, { message: 'Not now' })
  await userEvent.click(dialog.getByRole('button', { name: 'Send a link' }))
  expect(await dialog.findByText('Not now')).toBeInTheDocument()
  store().post('/store/customers/password-token', { email: mara.email }).reply(204)
  await userEvent.click(dialog.getByRole('button', { name: 'Send a link' }))
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Link requested', message: mara.email }]),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('transfers an order from its row', async () => {
  await openMara([order(1)])
  await userEvent.click(await card('Orders').findByRole('button', { name: 'Actions for “#1”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Transfer order' }))
  expect(await screen.findByRole('dialog', { name: 'Transfer order' })).toBeInTheDocument()
})
