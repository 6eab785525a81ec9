/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import RegionTaxesPage from './region-taxes.tsx'

const europe = {
  id: 'reg_eu',
  name: 'Europe',
  currency_code: 'eur',
  tax_rate: 19,
  tax_code: 'VAT',
  tax_provider_id: null,
  gift_cards_taxable: false,
  automatic_taxes: true,
  includes_tax: true,
  countries: [],
}
const books = {
  id: 'txr_1',
  name: 'Books',
  code: 'REDUCED',
  rate: 7,
  region_id: 'reg_eu',
  products: [],
  product_types: [{ id: 'ptyp_1', value: 'Stationery' }],
  shipping_options: [],
}

const store = () => nock(STORE)
const answerRegion = () => store().get('/admin/regions/reg_eu').reply(200, { region: europe })
const answerRates = (...tax_rates: object[]) =>
  store()
    .get('/admin/tax-rates')
    .query((query) => query['region_id'] === 'reg_eu')
    .reply(200, { tax_rates, count: tax_rates.length })
const answerProviders = (...ids: string[]) =>
  store()
    .get('/admin/store/tax-providers')
    .reply(200, { tax_providers: ids.map((id) => ({ id, is_installed: true })) })
const answer = (...rates: object[]) => {
  answerRegion()
  answerRates(...rates)
  answerProviders()
}
const open = () =>
  openPage(RegionTaxesPage, { path: '/settings/taxes/:id', address: '/settings/taxes/reg_eu' })
const answerChoices = () => {
  store()
    .get('/admin/product-types')
    .query(true)
    .reply(200, {
      product_types: [
        { id: 'ptyp_1', value: 'Stationery' },
        { id: 'ptyp_2', value: 'Clothing' },
      ],
    })
  store().get('/admin/shipping-options').query(true).reply(200, { shipping_options: [], count: 0 })
}

it('lists the rates with what they apply to', async () => {
  answer(books)
  open()
  expect(await screen.findByRole('row', { name: /Books/ })).toHaveTextContent(/Books7%REDUCED.*Stationery/)
})

it('adds and removes only what a person changed about a rate', async () => {
  answer(books)
  const { messages } = open()
  answerChoices()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Books”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit tax rate' }))
  await userEvent.click(await dialog.findByRole('button', { name: /Product types/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Clothing' }))
  await userEvent.click(screen.getByRole('option', { name: 'Stationery' }))
  await userEvent.keyboard('{Escape}')
  const batch = '/admin/tax-rates/txr_1/product-types/batch'
  store()
    .post(batch, { product_types: ['ptyp_2'] })
    .reply(200, { tax_rate: books })
  store()
    .delete(batch, { product_types: ['ptyp_1'] })
    .reply(200, { tax_rate: books })
  answerRates(books)
  answerRates(books)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', title: 'Tax rate saved' }]))
}, 30_000)

it('a rate without a code is refused before anything is sent', async () => {
  answer()
  open()
  answerChoices()
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add tax rate' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add tax rate' }))
  expect(dialog.getByText(/the backend caches rates/)).toBeInTheDocument()
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Books')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Rate/ }), '7')
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /Tax code/ })).toHaveAccessibleDescription(/Fill this in/),
  )
}, 30_000)

it('saves how taxes are calculated, and only what was changed', async () => {
  answer(books)
  const { messages } = open()
  await screen.findByRole('heading', { level: 1, name: 'Europe' })
  const card = within(screen.getByRole('region', { name: 'Calculation' }))
  expect(card.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await userEvent.click(card.getByRole('switch', { name: /Gift cards/ }))
  expect(await card.findByText(/the backend caches rates/)).toBeInTheDocument()
  store().post('/admin/regions/reg_eu', { gift_cards_taxable: true }).reply(200, { region: europe })
  answerRegion()
  await userEvent.click(await card.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', title: 'Taxes saved' }]))
})

it('lets one of two providers calculate, and the built-in calculation again', async () => {
  answerRegion()
  answerRates()
  answerProviders('avalara', 'taxjar')
  const { messages } = open()
  await screen.findByRole('heading', { level: 1, name: 'Europe' })
  const card = within(screen.getByRole('region', { name: 'Calculation' }))
  const choose = async (name: string) => {
    await userEvent.click(await card.findByRole('button', { name: /Tax provider/ }))
    await userEvent.click(await screen.findByRole('option', { name }))
    await userEvent.click(await card.findByRole('button', { name: 'Save' }))
  }
  store().post('/admin/regions/reg_eu', { tax_provider_id: 'taxjar' }).reply(200, { region: europe })
  store()
    .get('/admin/regions/reg_eu')
    .reply(200, { region: { ...europe, tax_provider_id: 'taxjar' } })
  await choose('taxjar')
  await waitFor(() => expect(messages).toHaveLength(1))
  store().post('/admin/regions/reg_eu', { tax_provider_id: null }).reply(200, { region: europe })
  answerRegion()
  await choose('Built-in calculation')
  await waitFor(() => expect(messages).toHaveLength(2))
})

it('explains the tax of a product', async () => {
  answer(books)
  open()
  store()
    .get('/admin/products')
    .query(true)
    .reply(200, { products: [{ id: 'prod_1', title: 'Notebook', type_id: 'ptyp_1' }], count: 1 })
  await userEvent.click(await screen.findByRole('button', { name: /Choose a product/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Notebook' }))
  const card = within(screen.getByRole('region', { name: /Which tax/ }))
  expect(await card.findByText('REDUCED, for its type')).toBeInTheDocument()
  expect(card.getByText('Tax').nextElementSibling).toHaveTextContent('7%')
})
