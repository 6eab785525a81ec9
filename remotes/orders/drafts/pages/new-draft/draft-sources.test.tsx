/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
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
const variant = {
  id: 'variant_1',
  title: 'Small',
  sku: 'BOWL-S',
  product: { title: 'Bowl', thumbnail: null },
  calculated_price: 1000,
  calculated_price_incl_tax: 1000,
  calculated_tax: 0,
  manage_inventory: false,
  inventory_quantity: 0,
  allow_backorder: false,
}
const order = {
  id: 'order_1',
  email: 'ada@example.com',
  region_id: 'reg_eu',
  customer: null,
  items: [
    {
      id: 'item_1',
      variant_id: 'variant_1',
      title: 'Bowl',
      description: 'Small',
      thumbnail: null,
      quantity: 2,
      unit_price: 900,
      should_merge: false,
      metadata: { engraving: 'Ada' },
    },
  ],
  shipping_address: null,
  billing_address: null,
  shipping_methods: [{ shipping_option_id: 'so_eu', price: 0, shipping_option: { amount: 500 } }],
  discounts: [],
}

const berlin = {
  id: 'addr_1',
  first_name: 'Ada',
  last_name: 'Lind',
  address_1: 'Elm 1',
  postal_code: '10115',
  city: 'Berlin',
  country_code: 'de',
}
const kyoto = { ...berlin, id: 'addr_2', city: 'Kyoto', country_code: 'jp' }
const customer = (id: string, first_name: string, ...shipping_addresses: object[]) => ({
  id,
  first_name,
  last_name: null,
  email: `${first_name.toLowerCase()}@example.com`,
  shipping_addresses,
})

const store = () => nock(STORE)
beforeEach(() => {
  const option = { id: 'so_eu', name: 'Standard', amount: 500, requirements: [] }
  for (const [path, answer] of [
    ['regions', { regions: [europe], count: 1 }],
    ['variants', { variants: [variant], count: 1 }],
    ['shipping-options', { shipping_options: [option], count: 1 }],
  ] as const)
    store().persist().get(`/admin/${path}`).query(true).optionally().reply(200, answer)
})

const open = (search: string) =>
  openPage(NewDraftPage, { path: '/draft-orders/new', address: `/draft-orders/new${search}` })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const next = () => press('Next')
const choose = async (name: RegExp) => {
  await press(/Customer$/)
  await userEvent.click(await screen.findByRole('option', { name }))
}
async function addEngraving() {
  await userEvent.click(await screen.findByRole('radio', { name: /Europe/ }))
  await next()
  await press('Add custom item')
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'Pin')
  await userEvent.type(screen.getByRole('textbox', { name: /Price before tax/ }), '1')
}
const expectSent = (check: (body: Record<string, unknown>) => void) => {
  store()
    .post('/admin/draft-orders', (body: Record<string, unknown>) => {
      check(body)
      return true
    })
    .reply(200, { draft_order: { id: 'dorder_2', display_id: 8 } })
}
const customerCall = (id: string) => store().get(`/admin/customers/${id}`).query(true)

it('begins for a customer, whose addresses outside the region are not offered', async () => {
  customerCall('cus_1').reply(200, { customer: customer('cus_1', 'Ada', kyoto, berlin) })
  open('?customer=cus_1')
  await addEngraving()
  await next()
  await next()
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue('ada@example.com')
  await next()
  expect(await screen.findByText('Saved addresses outside Europe are not offered.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('')
  await press(/Saved addresses/)
  expect(await screen.findAllByRole('option')).toHaveLength(1)
  await userEvent.click(screen.getByRole('option', { name: /Berlin/ }))
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Berlin')
})

it('begins with an order, and says that of several shipping methods one is taken', async () => {
  const [method] = order.shipping_methods
  const methods = [method, { ...method, shipping_option_id: 'so_gift' }]
  store()
    .get('/admin/orders/order_1')
    .query(true)
    .reply(200, { order: { ...order, shipping_methods: methods } })
  const { opened } = open('?order=order_1')
  await screen.findByRole('radio', { name: /Europe/ })
  for (let step = 1; step <= 5; step++) await next()
  const several = /The original has several shipping methods/
  expect(await screen.findByText(several)).toBeInTheDocument()
  await next()
  expect(screen.getByText(several)).toBeInTheDocument()
  let sent: Record<string, unknown> = {}
  expectSent((body) => (sent = body))
  await press('Create draft')
  await waitFor(() => expect(opened).toEqual(['/draft-orders/dorder_2']))
  expect(sent).toMatchObject({
    items: [{ variant_id: 'variant_1', quantity: 2, unit_price: 900, metadata: { engraving: 'Ada' } }],
    shipping_methods: [{ option_id: 'so_eu', price: 0 }],
  })
})

it('the late address of a customer does not become that of another one', async () => {
  const ada = customer('cus_1', 'Ada', berlin)
  const bob = customer('cus_2', 'Bob')
  store()
    .persist()
    .get('/admin/customers')
    .query(true)
    .reply(200, { customers: [ada, bob], count: 2 })
  const late = Promise.withResolvers<object>()
  customerCall('cus_1').reply(200, () => late.promise)
  customerCall('cus_2').reply(200, { customer: bob })
  store()
    .get('/admin/orders/order_1')
    .query(true)
    .reply(200, { order: { ...order, customer: null } })
  open('?order=order_1')
  await screen.findByRole('radio', { name: /Europe/ })
  for (let step = 1; step <= 3; step++) await next()
  await choose(/Ada/)
  await choose(/Bob/)
  late.resolve({ customer: ada })
  await next()
  expect(screen.queryByRole('button', { name: /Saved addresses/ })).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('')
})

it('says in the step of the addresses that the saved ones cannot be read', async () => {
  customerCall('cus_1').reply(200, { customer: customer('cus_1', 'Ada') })
  const customers = [customer('cus_2', 'Bob')]
  store().get('/admin/customers').query(true).reply(200, { customers, count: 1 })
  customerCall('cus_2').times(2).reply(403, { message: 'Not for you' })
  open('?customer=cus_1')
  await addEngraving()
  await next()
  await next()
  await choose(/Bob/)
  await next()
  expect(await screen.findByText('The saved addresses could not be loaded')).toBeInTheDocument()
})
