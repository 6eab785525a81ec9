/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import TaxesPage from './taxes.tsx'

const rate = (id: string, name: string, region: string) => ({
  id,
  name,
  code: name.toUpperCase(),
  rate: 7,
  region_id: region,
  region: { id: region, name: region === 'reg_eu' ? 'Europe' : 'Japan' },
  products: [{ id: 'prod_1' }],
  product_types: [],
  shipping_options: [],
})
const books = rate('txr_1', 'Books', 'reg_eu')
const food = rate('txr_2', 'Food', 'reg_jp')

const store = () => nock(STORE)
const answerRates = (q: string | undefined, ...tax_rates: object[]) =>
  store()
    .get('/admin/tax-rates')
    .query((query) => query['q'] === q)
    .reply(200, { tax_rates, count: tax_rates.length, offset: 0, limit: 20 })
const answerRegions = () =>
  store()
    .get('/admin/regions')
    .query(true)
    .reply(200, {
      regions: [
        { id: 'reg_eu', name: 'Europe', tax_rate: 19, tax_code: 'VAT', automatic_taxes: true, countries: [] },
        { id: 'reg_jp', name: 'Japan', tax_rate: 10, tax_code: null, automatic_taxes: false, countries: [] },
      ],
      count: 2,
    })
const open = () => openPage(TaxesPage, { path: '/settings/taxes' })

it('shows the default rate of each region, and leads to its page', async () => {
  answerRegions()
  answerRates(undefined, books, food)
  open()
  expect(await screen.findByRole('link', { name: 'Europe' })).toHaveAttribute(
    'href',
    '/a/settings/taxes/reg_eu',
  )
  expect(screen.getByRole('row', { name: /^Japan/ })).toHaveTextContent(/10%.*Manual/)
})

it('finds a rate of any region, and leads to the region that it is of', async () => {
  answerRegions()
  answerRates(undefined, books, food)
  open()
  expect(await screen.findByRole('link', { name: 'Books' })).toBeInTheDocument()
  answerRates('food', food)
  await userEvent.type(screen.getByRole('searchbox'), 'food{Enter}')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Books' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Food' })).toHaveAttribute('href', '/a/settings/taxes/reg_jp')
  expect(screen.getByRole('row', { name: /^Food/ })).toHaveTextContent(/Japan7%FOOD1/)
})

it('says why there are no rates, beside the default ones', async () => {
  answerRegions()
  store().get('/admin/tax-rates').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  expect(await screen.findByRole('link', { name: 'Europe' })).toBeInTheDocument()
})
