/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import NewDraftPage from './new-draft.tsx'

const europe = {
  id: 'reg_eu',
  name: 'Europe',
  currency_code: 'eur',
  tax_rate: 19,
  countries: [{ iso_2: 'de' }],
}
const japan = {
  id: 'reg_jp',
  name: 'Japan',
  currency_code: 'jpy',
  tax_rate: 10,
  countries: [{ iso_2: 'jp' }],
}
const variant = (price: number) => ({
  id: 'variant_1',
  title: 'Small',
  sku: 'BOWL-S',
  product: { title: 'Bowl', thumbnail: null },
  calculated_price: price,
  calculated_price_incl_tax: price,
  calculated_tax: 0,
  manage_inventory: true,
  inventory_quantity: 4,
  allow_backorder: false,
})
const item = {
  id: 'item_1',
  variant_id: 'variant_1',
  title: 'Bowl',
  description: 'Small',
  thumbnail: null,
  quantity: 2,
  unit_price: 900,
  should_merge: false,
}
const engraving = {
  ...item,
  id: 'item_2',
  variant_id: null,
  title: 'Engraving',
  quantity: 1,
  unit_price: 1250,
}
const draft = {
  id: 'dorder_1',
  display_id: 7,
  status: 'open',
  no_notification_order: true,
  metadata: { source: 'phone' },
  cart: {
    email: 'ada@example.com',
    region_id: 'reg_eu',
    customer: null,
    items: [item, engraving],
    shipping_address: null,
    billing_address: null,
    shipping_methods: [{ shipping_option_id: 'so_eu', price: 0, shipping_option: { amount: 500 } }],
    discounts: [],
  },
}

const store = () => nock(STORE)
const answer = () => {
  store()
    .persist()
    .get('/admin/regions')
    .query(true)
    .optionally()
    .reply(200, { regions: [europe, japan], count: 2 })
  for (const [region, price] of [
    ['reg_eu', 1000],
    ['reg_jp', 1800],
  ] as const) {
    store()
      .persist()
      .get('/admin/variants')
      .query(({ region_id }) => region_id === region)
      .optionally()
      .reply(200, { variants: [variant(price)], count: 1 })
    const option = {
      id: region.replace('reg', 'so'),
      name: 'Standard',
      amount: 500,
      requirements: [{ type: 'max_subtotal', amount: 100_000 }],
    }
    store()
      .persist()
      .get('/admin/shipping-options')
      .query(({ region_id, is_return }) => region_id === region && is_return === 'false')
      .optionally()
      .reply(200, { shipping_options: [option], count: 1 })
  }
  store().persist().get('/admin/draft-orders/dorder_1').optionally().reply(200, { draft_order: draft })
}
const open = (search = '') =>
  openPage(NewDraftPage, { path: '/draft-orders/new', address: `/draft-orders/new${search}` })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const next = () => press('Next')
const expectSent = (check: (body: Record<string, unknown>) => void) => {
  store()
    .post('/admin/draft-orders', (body: Record<string, unknown>) => {
      check(body)
      return true
    })
    .reply(200, { draft_order: { id: 'dorder_2', display_id: 8 } })
}

const note = (resource_type: string, value: string, hour: number) => ({
  id: value,
  resource_type,
  value,
  created_at: `2026-03-04T0${hour}:00:00.000Z`,
})

beforeEach(answer)

it('creates a draft of a custom item, sent for a custom price', async () => {
  // Pages on plain http have no such function.
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const { opened, messages } = open()
  await userEvent.click(await screen.findByRole('radio', { name: /Europe/ }))
  await next()
  await press('Add custom item')
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'Engraving')
  await userEvent.type(screen.getByRole('textbox', { name: /Price before tax/ }), '12.50')
  expect(screen.getByText('Subtotal before tax: €12.50')).toBeInTheDocument()
  await next()
  await next()
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ada@example.com')
  await next()
  await next()
  await userEvent.click(await screen.findByRole('radio', { name: /Standard/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /Custom price/ }), '3')
  await next()
  let sent: Record<string, unknown> = {}
  expectSent((body) => (sent = body))
  await press('Create draft')
  await waitFor(() => expect(opened).toEqual(['/draft-orders/dorder_2']))
  expect(sent).toEqual({
    email: 'ada@example.com',
    region_id: 'reg_eu',
    items: [{ title: 'Engraving', quantity: 1, unit_price: 1250 }],
    shipping_methods: [{ option_id: 'so_eu', price: 300 }],
    no_notification_order: false,
  })
  expect(messages).toEqual([{ type: 'success', title: 'Draft created', message: '#8' }])
})

it('does not leave a step that is not in order, and says why', async () => {
  open()
  await screen.findByRole('radio', { name: /Europe/ })
  await next()
  expect(await screen.findByText('Choose a region first.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /Europe/ }))
  expect(screen.queryByText('Choose a region first.')).not.toBeInTheDocument()
  await next()
  await next()
  expect(await screen.findByText('Add at least one product or custom item.')).toBeInTheDocument()
})

it('sends the own price of a variant, and replaces the draft that is edited', async () => {
  const { opened } = open('?replace=dorder_1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit draft #7' })).toBeInTheDocument()
  for (let step = 1; step <= 6; step++) await next()
  expect(await screen.findByText('Saving replaces draft #7')).toBeInTheDocument()
  expect(screen.getByText('Subtotal before tax: €30.50')).toBeInTheDocument()
  let sent: Record<string, unknown> = {}
  expectSent((body) => (sent = body))
  const notes = [
    note('draft_order', 'Second', 2),
    note('draft_order_reminder', 'ada@example.com', 3),
    note('draft-order', 'First', 1),
  ]
  store().get('/admin/notes').query({ resource_id: 'dorder_1', limit: '100' }).reply(200, { notes, count: 3 })
  const carried: string[] = []
  store()
    .post('/admin/notes', ({ resource_id, resource_type, value }) => {
      const isCarried = resource_id === 'dorder_2' && resource_type === 'draft_order'
      if (isCarried) carried.push(value)
      return isCarried
    })
    .times(2)
    .reply(200, { note: {} })
  const lines = ['item_1', 'item_2'].map((id) =>
    store().delete(`/admin/draft-orders/dorder_1/line-items/${id}`).reply(200, {}),
  )
  const removal = store().delete('/admin/draft-orders/dorder_1').reply(200, { id: 'dorder_1', deleted: true })
  await press('Save')
  await waitFor(() => expect(opened).toEqual(['/draft-orders/dorder_2']))
  expect([...lines, removal].every((call) => call.isDone())).toBe(true)
  expect(carried).toEqual(['First', 'Second'])
  expect(sent).toMatchObject({
    metadata: { source: 'phone' },
    items: [
      { variant_id: 'variant_1', quantity: 2, unit_price: 900 },
      { title: 'Engraving', quantity: 1, unit_price: 1250 },
    ],
    shipping_methods: [{ option_id: 'so_eu', price: 0 }],
    no_notification_order: true,
  })
})

it('keeps the draft that is edited where its notes cannot be carried over', async () => {
  const { opened, messages } = open('?replace=dorder_1')
  await screen.findByRole('heading', { level: 1, name: 'Edit draft #7' })
  for (let step = 1; step <= 6; step++) await next()
  await screen.findByText('Saving replaces draft #7')
  expectSent(() => undefined)
  store().get('/admin/notes').query(true).reply(403, { message: 'Not for you' })
  const removal = store().delete('/admin/draft-orders/dorder_1').reply(200, {})
  await press('Save')
  await waitFor(() => expect(opened).toEqual(['/draft-orders/dorder_2']))
  expect(messages).toContainEqual(expect.objectContaining({ type: 'error' }))
  expect(removal.isDone()).toBe(false)
  nock.cleanAll()
})

it('another region keeps custom items and says what it reprices', async () => {
  open('?copy=dorder_1')
  await userEvent.click(await screen.findByRole('radio', { name: /Japan/ }))
  expect(await screen.findByText('The draft is for Japan now')).toBeInTheDocument()
  expect(screen.getByText('1 product takes the price of the region.')).toBeInTheDocument()
  expect(screen.getByText('1 custom price was in another currency and has been removed.')).toBeInTheDocument()
  expect(screen.getByText('1 custom item keeps its figure, in JPY. Check it.')).toBeInTheDocument()
  await next()
  expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Engraving')
  expect(await screen.findByText('Empty: ¥1,800')).toBeInTheDocument()
  expect(await screen.findByText('Subtotal before tax: ¥3,613')).toBeInTheDocument()
})

it('every step is reached from the summary', async () => {
  open('?copy=dorder_1')
  await screen.findByRole('radio', { name: /Europe/ })
  for (const name of ['Region', 'Products', 'Discounts', 'Customer', 'Addresses', 'Shipping']) {
    while (!screen.queryByRole('group', { name: 'Summary' })) await next()
    await press(`Edit: ${name}`)
    expect(screen.getByRole('group', { name })).toBeInTheDocument()
  }
})

it('shipping for smaller orders is refused once lines change, unless it has a custom price', async () => {
  open('?copy=dorder_1')
  await screen.findByRole('radio', { name: /Europe/ })
  await next()
  const [quantity] = screen.getAllByRole('textbox', { name: /Quantity/ })
  await userEvent.clear(quantity!)
  await userEvent.type(quantity!, '1000')
  for (let step = 1; step <= 5; step++) await next()
  await press('Edit: Shipping')
  await userEvent.clear(screen.getByRole('textbox', { name: /Custom price/ }))
  await next()
  expect(await screen.findByText(/The chosen shipping is not available/)).toBeInTheDocument()
  expect(screen.getByText('For orders below €1,000.00')).toBeInTheDocument()
})

it('keeps what was typed over a reload', async () => {
  const { unmount } = open()
  await userEvent.click(await screen.findByRole('radio', { name: /Europe/ }))
  await next()
  await press('Add custom item')
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'Engraving')
  unmount()
  open()
  expect(await screen.findByRole('radio', { name: /Europe/ })).toBeChecked()
  await next()
  expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Engraving')
})

it('a code that cannot be used is not taken along', async () => {
  store().get('/admin/discounts/code/NOPE').reply(404, { type: 'not_found', message: 'No such code' })
  open('?copy=dorder_1')
  await screen.findByRole('radio', { name: /Europe/ })
  await next()
  await next()
  await userEvent.type(screen.getByRole('textbox', { name: /Discount codes/ }), 'NOPE{Enter}')
  expect(await screen.findByText('There is no such code')).toBeInTheDocument()
  await next()
  expect(await screen.findByText('Remove the codes that cannot be used.')).toBeInTheDocument()
})

it('a refusal leaves everything as it was typed', async () => {
  open('?copy=dorder_1')
  await screen.findByRole('radio', { name: /Europe/ })
  for (let step = 1; step <= 6; step++) await next()
  store().post('/admin/draft-orders').reply(400, { type: 'invalid_data', message: 'No stock' })
  await press('Create draft')
  expect(await screen.findByText('No stock')).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'Products' })).getByText('Engraving')).toBeInTheDocument()
})
