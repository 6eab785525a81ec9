/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { anOrder } from '../../testing/an-order.ts'
import { CustomerMenu } from './customer-menu.tsx'

const ADDRESS = {
  first_name: 'Mara',
  last_name: 'Arendt',
  address_1: 'Deichstraße 4',
  city: 'Hamburg',
  postal_code: '20459',
  country_code: 'de',
  metadata: null,
}
const region = { id: 'reg_1', countries: [{ iso_2: 'de' }, { iso_2: 'at' }] }

const open = (more: object = {}) =>
  openPage(() => <CustomerMenu order={anOrder({ region, shipping_address: ADDRESS, ...more })} />)
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change customer details' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog'))
}

it('saves an address', async () => {
  const { metadata: _metadata, ...saved } = ADDRESS
  nock(STORE)
    .post('/admin/orders/order_1', { shipping_address: { ...saved, city: 'Bremen' } })
    .reply(200, { order: anOrder() })
  const { messages } = open()
  const form = await choose('Edit shipping address')
  const city = form.getByRole('textbox', { name: 'City' })
  await userEvent.clear(city)
  await userEvent.type(city, 'Bremen')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Order saved' }]))
})

it('asks for what a delivery needs before anything is sent', async () => {
  open()
  const form = await choose('Edit shipping address')
  await userEvent.clear(form.getByRole('textbox', { name: 'City' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form.getByRole('textbox', { name: 'City' })).toBeInvalid())
})

it('offers only the countries of the region', async () => {
  open()
  const form = await choose('Edit shipping address')
  await userEvent.click(form.getByRole('button', { name: /Country/ }))
  const countries = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(countries).toEqual(['Austria', 'Germany'])
})

it('warns that labels of packed parcels stay as they are', async () => {
  open({ fulfillments: [{ id: 'ful_1', canceled_at: null }] })
  const form = await choose('Edit shipping address')
  expect(form.getByText('Labels of parcels that exist do not change.')).toBeVisible()
})

it('refuses what is no e-mail address, and saves one', async () => {
  nock(STORE).post('/admin/orders/order_1', { email: 'mara@arendt.example' }).reply(200, { order: anOrder() })
  const { messages } = open()
  const form = await choose('Edit e-mail')
  const email = form.getByRole('textbox', { name: 'E-mail' })
  await userEvent.clear(email)
  await userEvent.type(email, 'mara@')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(email).toBeInvalid())
  await userEvent.type(email, 'arendt.example')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Order saved' }]))
})

const answerCustomers = () =>
  nock(STORE)
    .get('/admin/customers')
    .query(({ has_account }) => has_account === 'true')
    .reply(200, {
      customers: [
        { id: 'cus_1', first_name: 'Mara', last_name: 'Arendt', email: 'mara@example.com' },
        { id: 'cus_2', first_name: 'Ada', last_name: 'Okafor', email: 'ada@example.com' },
      ],
      count: 2,
    })

it('transfers the order with the e-mail of its new customer', async () => {
  answerCustomers()
  nock(STORE)
    .get('/admin/customers/cus_2')
    .reply(200, {
      customer: { id: 'cus_2', first_name: 'Ada', last_name: 'Okafor', email: 'ada@example.com' },
    })
  nock(STORE)
    .post('/admin/orders/order_1', { customer_id: 'cus_2', email: 'ada@example.com' })
    .reply(200, { order: anOrder() })
  const { messages } = open()
  const form = await choose('Transfer to another customer')
  await userEvent.click(form.getByRole('button', { name: /New customer/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Ada Okafor/ }))
  await userEvent.click(form.getByRole('button', { name: 'Transfer' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Order transferred', message: 'Ada Okafor' }]))
})

it('does not transfer an order to whom it belongs', async () => {
  answerCustomers()
  open()
  const form = await choose('Transfer to another customer')
  await userEvent.click(form.getByRole('button', { name: /New customer/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Mara Arendt/ }))
  await userEvent.click(form.getByRole('button', { name: 'Transfer' }))
  expect(await form.findByText('The order belongs to this customer already')).toBeVisible()
})

it('only leads to the customer of a canceled order', async () => {
  open({ status: 'canceled' })
  await userEvent.click(await screen.findByRole('button', { name: 'Change customer details' }))
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(entries).toEqual(['Open customer'])
})
