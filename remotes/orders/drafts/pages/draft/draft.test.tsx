/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Question } from '@stoa/extension-sdk'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import DraftOrderPage from './draft.tsx'

const DAY = '2026-03-04T09:30:00.000Z'
const address = {
  id: 'addr_1',
  first_name: 'Ada',
  last_name: 'Lind',
  address_1: 'Elm 1',
  city: 'Berlin',
  postal_code: '10115',
  country_code: 'de',
  phone: '+49 30 1234',
}
const cart = {
  id: 'cart_1',
  email: 'ada@example.com',
  region_id: 'reg_eu',
  region: { id: 'reg_eu', name: 'Europe', currency_code: 'kwd' },
  customer: { id: 'cus_1', email: 'ada@example.com', first_name: 'Ada', last_name: 'Lind' },
  items: [
    {
      id: 'item_1',
      title: 'Engraving',
      description: null,
      variant_id: null,
      unit_price: 1234,
      quantity: 3,
      subtotal: 3702,
    },
  ],
  shipping_methods: [{ id: 'sm_1', price: 500, shipping_option: { name: 'Express' } }],
  shipping_address: address,
  billing_address: address,
  discounts: [{ code: 'SPRING' }],
  subtotal: 3702,
  discount_total: 100,
  shipping_total: 500,
  tax_total: 0,
  total: 4102,
}
const draft = {
  id: 'dorder_1',
  display_id: 7,
  status: 'open',
  cart_id: 'cart_1',
  order_id: null,
  no_notification_order: false,
  created_at: DAY,
  cart,
}

const store = () => nock(STORE)
const answer = (changes: object = {}) =>
  store()
    .get('/admin/draft-orders/dorder_1')
    .reply(200, { draft_order: { ...draft, ...changes } })
const answerStore = (payment_link_template: string | null) =>
  store().get('/admin/store').reply(200, { store: { payment_link_template } })

const answerNotes = (...notes: object[]) =>
  store()
    .get('/admin/notes')
    .query({ resource_id: 'dorder_1', limit: '100' })
    .reply(200, { notes, count: notes.length })

const open = () => {
  answerNotes()
  const questions: Question[] = []
  const confirm = async (question: Question) => {
    questions.push(question)
    return true
  }
  const page = openPage(DraftOrderPage, {
    path: '/draft-orders/:id',
    address: '/draft-orders/dorder_1',
    dialogs: { confirm },
  })
  return { ...page, questions }
}

const card = (name: string) => within(screen.getByRole('region', { name }))

it('shows lines, customer, shipping and what the store adds up, with three decimals where there are', async () => {
  answer()
  answerStore('https://shop.test/pay?cart={cart_id}')
  open()
  expect(await screen.findByRole('heading', { level: 1, name: '#7' })).toBeInTheDocument()
  expect(card('Summary').getByText('Engraving')).toBeInTheDocument()
  expect(card('Summary').getByText(/1\.234$/)).toBeInTheDocument()
  expect(card('Summary').getByText(/4\.102$/)).toBeInTheDocument()
  expect(card('Summary').getByText('SPRING')).toBeInTheDocument()
  expect(card('Customer').getByRole('link', { name: 'Ada Lind' })).toHaveAttribute(
    'href',
    '/a/customers/cus_1',
  )
  expect(card('Customer').getByText('+49 30 1234')).toBeInTheDocument()
  expect(card('Shipping').getByText('Express')).toBeInTheDocument()
  expect(await card('Payment').findByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('https://shop.test/pay?cart=cart_1')),
  )
})

it('asks for a template where there is none for payment links', async () => {
  answer()
  answerStore(null)
  open()
  expect(await screen.findByRole('link', { name: 'Set a template for payment links' })).toBeInTheDocument()
})

it('is marked as paid once, and leads to its order', async () => {
  answer()
  answerStore(null)
  const { opened, questions } = open()
  answer()
  const mark = await screen.findByRole('button', { name: 'Mark as paid' })
  store()
    .post('/admin/draft-orders/dorder_1/pay')
    .reply(200, { order: { id: 'order_1', display_id: 12 } })
  answer({ status: 'completed', order_id: 'order_1' })
  await userEvent.click(mark)
  await waitFor(() => expect(opened).toEqual(['/orders/order_1']))
  expect(questions).toHaveLength(1)
  expect(await screen.findByRole('link', { name: 'Open the order' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).not.toBeInTheDocument()
})

it('leads to the order where it was paid meanwhile, and pays nothing', async () => {
  answer()
  answerStore(null)
  const { opened, questions } = open()
  const mark = await screen.findByRole('button', { name: 'Mark as paid' })
  answer({ status: 'completed', order_id: 'order_1' })
  await userEvent.click(mark)
  await waitFor(() => expect(opened).toEqual(['/orders/order_1']))
  expect(questions).toEqual([])
})

it('offers neither deletion nor editing once it is paid', async () => {
  answer({ status: 'completed', order_id: 'order_1' })
  open()
  await screen.findByRole('heading', { level: 1, name: '#7' })
  expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    '/a/draft-orders/new?copy=dorder_1',
  )
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})

it('changes an address alone, so that lines and shipping stay', async () => {
  answer()
  answerStore(null)
  const { messages } = open()
  await screen.findByRole('heading', { level: 1, name: '#7' })
  store()
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [{ ...cart.region, countries: [{ iso_2: 'de' }] }], count: 1 })
  await userEvent.click(card('Customer').getByRole('button', { name: 'Edit' }))
  const shipping = within(await screen.findByRole('group', { name: 'Shipping address' }))
  const city = shipping.getByRole('textbox', { name: /City/ })
  await userEvent.clear(city)
  await userEvent.type(city, 'Bonn')
  let sent: Record<string, unknown> = {}
  store()
    .post('/admin/draft-orders/dorder_1', (body: Record<string, unknown>) => {
      sent = body
      return true
    })
    .reply(200, { draft_order: draft })
  answer()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages).toEqual([{ type: 'success', title: 'Draft saved', message: '#7' }]))
  expect(Object.keys(sent)).toEqual(['shipping_address'])
  expect(sent['shipping_address']).toMatchObject({ city: 'Bonn', country_code: 'de' })
})

const editContact = async () => {
  answerStore(null)
  const page = open()
  await screen.findByRole('heading', { level: 1, name: '#7' })
  store()
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [{ ...cart.region, countries: [{ iso_2: 'de' }] }], count: 1 })
  await userEvent.click(card('Customer').getByRole('button', { name: 'Edit' }))
  return { ...page, shipping: within(await screen.findByRole('group', { name: 'Shipping address' })) }
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const expectUpdate = (changes: object) => {
  const update = store().post('/admin/draft-orders/dorder_1', changes as never)
  return update.reply(200, { draft_order: draft })
}

it('empties a field of an address, and keeps the others', async () => {
  answer({ cart: { ...cart, shipping_address: { ...address, company: 'Lind & Co' } } })
  const { shipping, messages } = await editContact()
  await userEvent.clear(shipping.getByRole('textbox', { name: /Company/ }))
  const { id: _id, ...whole } = address
  expectUpdate({ shipping_address: { ...whole, company: '' } })
  answer()
  await save()
  await waitFor(() => expect(messages).toEqual([{ type: 'success', title: 'Draft saved', message: '#7' }]))
})

it('empties a whole address, and refuses half of one', async () => {
  answer()
  const { shipping, messages } = await editContact()
  await userEvent.clear(shipping.getByRole('textbox', { name: /City/ }))
  await save()
  expect(await shipping.findByText('Fill this in.')).toBeInTheDocument()
  for (const name of [/First name/, /Last name/, /Street and number/, /Postal code/, /Phone/])
    await userEvent.clear(shipping.getByRole('textbox', { name }))
  expectUpdate({
    shipping_address: {
      first_name: '',
      last_name: '',
      address_1: '',
      postal_code: '',
      city: '',
      phone: '',
      country_code: 'de',
    },
  })
  answer()
  await save()
  await waitFor(() => expect(messages).toEqual([{ type: 'success', title: 'Draft saved', message: '#7' }]))
})

it('changes the codes alone', async () => {
  answer()
  answerStore(null)
  const { messages } = open()
  await screen.findByRole('heading', { level: 1, name: '#7' })
  const discount = {
    is_disabled: false,
    starts_at: DAY,
    ends_at: null,
    usage_limit: null,
    usage_count: 0,
    regions: [],
    parent_discount: null,
  }
  for (const code of ['SPRING', 'EXTRA'])
    store()
      .get(`/admin/discounts/code/${code}`)
      .reply(200, { discount: { ...discount, code } })
  await userEvent.click(card('Summary').getByRole('button', { name: 'Change codes' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Discount codes/ }), 'EXTRA{Enter}')
  expect(await screen.findAllByText('Can be used')).toHaveLength(2)
  store()
    .post('/admin/draft-orders/dorder_1', { discounts: [{ code: 'SPRING' }, { code: 'EXTRA' }] })
    .reply(200, { draft_order: draft })
  answer()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages).toEqual([{ type: 'success', title: 'Draft saved', message: '#7' }]))
})

it('keeps when the customer was reminded, apart from what staff noted', async () => {
  answer()
  answerStore(null)
  open()
  const author = { first_name: 'Ada', last_name: 'Okafor', email: 'ada@stoa.test' }
  const note = (id: string, resource_type: string, value: string) => ({
    id,
    resource_type,
    value,
    author,
    created_at: DAY,
  })
  expect(await screen.findByText('The customer was not reminded yet.')).toBeInTheDocument()
  store()
    .post('/admin/notes', {
      resource_id: 'dorder_1',
      resource_type: 'draft_order_reminder',
      value: 'ada@example.com',
    })
    .reply(200, { note: note('note_1', 'draft_order_reminder', 'ada@example.com') })
  answerNotes(
    note('note_1', 'draft_order_reminder', 'ada@example.com'),
    note('note_2', 'draft_order', 'Calls on Monday'),
    note('note_3', 'draft-order', 'Written by a till'),
  )
  await userEvent.click(card('Payment').getByRole('button', { name: 'Mark as reminded' }))
  expect(
    await card('Payment').findByText(/^Last reminded: .*Mar 4, 2026.*, by .?Ada Okafor/),
  ).toBeInTheDocument()
  expect(within(card('Notes').getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
  expect(card('Notes').getByText('Calls on Monday')).toBeInTheDocument()
  expect(card('Notes').getByText('Written by a till')).toBeInTheDocument()
})
