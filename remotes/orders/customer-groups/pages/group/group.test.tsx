/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import CustomerGroupPage from './group.tsx'

const DAY = '2026-03-04T09:30:00.000Z'
const press = {
  id: 'cgrp_1',
  name: 'Press',
  metadata: null,
  created_at: DAY,
  updated_at: DAY,
  deleted_at: null,
}
const customer = (number: number, isMember: boolean) => ({
  id: `cus_${number}`,
  email: `c${number}@example.com`,
  first_name: null,
  last_name: null,
  phone: null,
  has_account: true,
  metadata: null,
  created_at: DAY,
  updated_at: DAY,
  groups: isMember ? [{ id: 'cgrp_1', name: 'Press' }] : [],
})

const store = () => nock(STORE)
const page = (customers: object[], count = customers.length) => ({ customers, count, offset: 0, limit: 20 })
const answerMembers = (customers: object[]) =>
  store()
    .get('/admin/customers')
    .query((query) => String(query['groups[]']) === 'cgrp_1')
    .reply(200, page(customers))
const answerAll = (offset: number, customers: object[], limit = 20) =>
  store()
    .get('/admin/customers')
    .query({ expand: 'groups', order: 'email', limit: String(limit), offset: String(offset) })
    .reply(200, page(customers, 22))

async function openPress(members: object[], isUnused = true, lists = 1) {
  store().get('/admin/customer-groups/cgrp_1').reply(200, { customer_group: press })
  answerMembers(members)
  store()
    .get('/admin/price-lists')
    .query(true)
    .reply(200, { price_lists: [{ id: 'pl_1', name: 'Spring' }], count: lists, offset: 0, limit: 500 })
  if (isUnused) store().get('/admin/discounts').query(true).reply(200, { discounts: [], count: 0 })
  const opened = openPage(CustomerGroupPage, {
    path: '/customers/groups/:id',
    address: '/customers/groups/cgrp_1',
  })
  await screen.findByRole('heading', { level: 1, name: 'Press' })
  return opened
}
const box = (number: number) => screen.findByRole('checkbox', { name: `Select “c${number}@example.com”` })

it('has both zones between its heading and its members', async () => {
  const { container } = await openPress([])
  const members = await screen.findByRole('region', { name: 'Members' })
  const zones = [...container.querySelectorAll('[data-zone]')]
  expect(zones.map((zone) => zone.getAttribute('data-zone'))).toEqual([
    'customer_group.details.before',
    'customer_group.details.after',
  ])
  for (const zone of zones)
    expect(zone.compareDocumentPosition(members)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('reads all price lists for it, also those on further pages', async () => {
  store()
    .get('/admin/price-lists')
    .query(({ offset }) => offset === '500')
    .reply(200, { price_lists: [{ id: 'pl_501', name: 'Winter' }], count: 501 })
  await openPress([], true, 501)
  expect(await screen.findByRole('link', { name: 'Winter' })).toHaveAttribute('href', '/a/pricing/pl_501')
  expect(screen.getByRole('link', { name: 'Spring' })).toBeInTheDocument()
})

it('shows its members and what is for it', async () => {
  await openPress([customer(1, true)])
  expect(await screen.findByRole('link', { name: 'c1@example.com' })).toHaveAttribute(
    'href',
    '/a/customers/cus_1',
  )
  expect(await screen.findByRole('link', { name: 'Spring' })).toHaveAttribute('href', '/a/pricing/pl_1')
})

it('finds the discounts of the group among all, page by page', async () => {
  const conditions = [{ operator: 'in', customer_groups: [{ id: 'cgrp_1' }] }]
  const discount = { id: 'disc_1', code: 'OLDEST', parent_discount_id: null, rule: { conditions } }
  store()
    .get('/admin/discounts')
    .query(({ offset }) => offset === '0')
    .reply(200, { discounts: [{ ...discount, id: 'disc_2', code: 'OTHER', rule: null }], count: 501 })
  store()
    .get('/admin/discounts')
    .query(({ offset }) => offset === '500')
    .reply(200, { discounts: [discount], count: 501 })
  await openPress([customer(1, true)], false)
  expect(await screen.findByRole('link', { name: 'OLDEST' })).toHaveAttribute('href', '/a/discounts/disc_1')
  expect(screen.queryByRole('link', { name: 'OTHER' })).not.toBeInTheDocument()
})

it('sends changes alone, from every page, so that members of other pages stay', async () => {
  const { messages } = await openPress([customer(1, true)])
  answerAll(0, [customer(1, true), customer(2, false), customer(3, true)])
  await userEvent.click(await screen.findByRole('button', { name: 'Choose members' }))
  expect(await box(1)).toBeChecked()
  expect(await box(2)).not.toBeChecked()
  await userEvent.click(await box(2))
  await userEvent.click(await box(3))

  answerAll(20, [customer(21, true), customer(22, false)])
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Next page' }))
  expect(await box(21)).toBeChecked()
  await userEvent.click(await box(22))
  expect(dialog.getByText('To add: 2. To remove: 1.')).toBeInTheDocument()

  store()
    .post('/admin/customer-groups/cgrp_1/customers/batch', {
      customer_ids: [{ id: 'cus_2' }, { id: 'cus_22' }],
    })
    .reply(200, { customer_group: press })
  store()
    .delete('/admin/customer-groups/cgrp_1/customers/batch', { customer_ids: [{ id: 'cus_3' }] })
    .reply(200, { customer_group: press })
  nock(STORE)
    .persist()
    .get('/admin/customer-groups/cgrp_1')
    .optionally()
    .reply(200, { customer_group: press })
  nock(STORE)
    .persist()
    .get('/admin/customers')
    .query(true)
    .optionally()
    .reply(200, page([customer(1, true)]))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Members saved', message: 'Press' }]),
  )
})

it('adds everybody who matches, on all pages', async () => {
  await openPress([customer(1, true)])
  answerAll(0, [customer(1, true), customer(2, false)])
  await userEvent.click(await screen.findByRole('button', { name: 'Choose members' }))
  await box(1)
  answerAll(
    0,
    Array.from({ length: 22 }, (_, index) => customer(index + 1, index === 0)),
    200,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add all 22 that match' }))
  expect(await screen.findByText('To add: 21. To remove: 0.')).toBeInTheDocument()
  expect(await box(2)).toBeChecked()
})

it('takes selected members out by one call', async () => {
  const { questions } = await openPress([customer(1, true), customer(2, true)])
  await userEvent.click(await box(1))
  await userEvent.click(await box(2))
  store()
    .delete('/admin/customer-groups/cgrp_1/customers/batch', {
      customer_ids: [{ id: 'cus_1' }, { id: 'cus_2' }],
    })
    .reply(200, { customer_group: press })
  store().get('/admin/customer-groups/cgrp_1').reply(200, { customer_group: press })
  answerMembers([])
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No members yet')).toBeInTheDocument()
  expect(questions?.length ?? 1).toBe(1)
})
