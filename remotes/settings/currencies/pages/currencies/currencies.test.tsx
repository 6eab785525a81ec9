/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import CurrenciesPage from './currencies.tsx'

const currency = (code: string, name: string, includes_tax = false) => ({
  code,
  name,
  symbol: code,
  symbol_native: code,
  includes_tax,
})
const euro = currency('eur', 'Euro', true)
const dollar = currency('usd', 'US Dollar')
const yen = currency('jpy', 'Japanese Yen')

const store = () => nock(STORE)
const answer = (currencies = [dollar, euro], default_currency_code = 'eur') =>
  store()
    .get('/admin/store')
    .reply(200, { store: { name: 'Stoa', default_currency_code, currencies } })
const answerRegions = () =>
  store()
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [{ id: 'reg_1', name: 'America', currency_code: 'usd' }], count: 1 })
const open = (ports: FakePorts = {}) => openPage(CurrenciesPage, { path: '/settings/currencies', ...ports })
const choose = async (name: string, entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for “${name}”` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

it('lists the currencies of the store, the default one first', async () => {
  answer()
  open()
  await screen.findByText('Euro')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(['EuroDefaultEUR', 'US DollarUSD'])
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
})

it('says at once that prices in a currency include tax, and takes it back when the store refuses', async () => {
  answer()
  const { onFailure } = open({ flags: { isOn: (key) => key === 'tax_inclusive_pricing' } })
  const tax = await screen.findByRole('switch', { name: 'Prices in USD include tax' })
  expect(screen.getByRole('switch', { name: 'Prices in EUR include tax' })).toBeChecked()
  store().post('/admin/currencies/usd', { includes_tax: true }).reply(500, { message: 'No' })
  answer()
  await userEvent.click(tax)
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
  expect(tax).not.toBeChecked()
})

it('makes another currency the default one', async () => {
  answer()
  const { messages } = open()
  store().post('/admin/store', { default_currency_code: 'usd' }).reply(200, { store: {} })
  answer([dollar, euro], 'usd')
  await choose('US Dollar', 'Make it the default currency')
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Default currency changed', message: 'US Dollar' }]),
  )
  expect(screen.getByRole('row', { name: /US Dollar/ })).toHaveTextContent('Default')
})

it('names the regions that sell in a currency before it is removed, and leaves the default one', async () => {
  answer()
  const { questions } = open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select “US Dollar”' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select “Euro”' }))
  answerRegions()
  store().delete('/admin/store/currencies/usd').reply(200, { store: {} })
  answer([euro])
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/This is the default currency/)).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /US Dollar/ })).not.toBeInTheDocument()
  expect(questions[0]?.message).toContain('America')
  expect(questions[0]?.title).not.toContain('Euro')
})

it('removes nothing while the regions cannot be read, and says so', async () => {
  answer()
  const { messages, questions } = open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select “US Dollar”' }))
  store().get('/admin/regions').query(true).reply(403, { message: 'Not for you' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(messages).toMatchObject([{ type: 'error', title: 'This was not saved' }]))
  expect(questions).toEqual([])
  expect(screen.getByRole('checkbox', { name: 'Select “US Dollar”' })).toBeChecked()
})

it('adds currencies one by one, and keeps those chosen that the store refuses', async () => {
  answer()
  const { messages } = open()
  const all = [euro, dollar, yen, currency('gbp', 'Pound')]
  store().get('/admin/currencies').query({ limit: 500 }).reply(200, { currencies: all, count: 4 })
  await userEvent.click(await screen.findByRole('button', { name: 'Add currencies' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add currencies' }))
  await userEvent.click(await dialog.findByRole('button', { name: /Currencies/ }))
  expect(screen.queryByRole('option', { name: /EUR/ })).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('option', { name: /GBP/ }))
  await userEvent.click(screen.getByRole('option', { name: /JPY/ }))
  await userEvent.keyboard('{Escape}')
  store().post('/admin/store/currencies/gbp').reply(200, { store: {} })
  store().post('/admin/store/currencies/jpy').reply(400, { message: 'No yen today' })
  answer([euro, dollar, currency('gbp', 'Pound')])
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('No yen today')).toBeInTheDocument()

  store().post('/admin/store/currencies/jpy').reply(200, { store: {} })
  answer(all)
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Currencies added', message: '\u2068JPY\u2069' }]),
  )
})

it('currencies that may have been added cannot be checked against the field, which is blank', async () => {
  answer()
  open()
  const all = [euro, dollar, yen]
  store().get('/admin/currencies').query({ limit: 500 }).reply(200, { currencies: all, count: 3 })
  await userEvent.click(await screen.findByRole('button', { name: 'Add currencies' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add currencies' }))
  await userEvent.click(await dialog.findByRole('button', { name: /Currencies/ }))
  await userEvent.click(await screen.findByRole('option', { name: /JPY/ }))
  await userEvent.keyboard('{Escape}')
  store().post('/admin/store/currencies/jpy').reply(502)
  answer()
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('It is not known whether this was saved')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Check' })).not.toBeInTheDocument()
})
