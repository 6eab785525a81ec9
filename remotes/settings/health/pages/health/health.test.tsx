/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import HealthPage from './health.tsx'

const europe = {
  id: 'reg_eu',
  name: 'Europe',
  currency_code: 'eur',
  tax_rate: 19,
  automatic_taxes: true,
  countries: [{ iso_2: 'de' }],
  payment_providers: [{ id: 'manual' }],
  fulfillment_providers: [{ id: 'manual' }],
}
const shop = {
  currencies: [{ code: 'eur' }],
  modules: [
    { module: 'cacheService', resolution: '@medusajs/cache-redis' },
    { module: 'inventoryService', resolution: false },
    { module: 'orderSalesChannelLink', resolution: '' },
  ],
  feature_flags: [
    { key: 'sales_channels', value: true },
    { key: 'medusa_v2', value: false },
  ],
  fulfillment_providers: [{ id: 'manual', is_installed: true }],
  swap_link_template: 'https://shop.test/swap',
}
const store = () => nock(STORE)
const answer = () => {
  store().get('/admin/store').reply(200, { store: shop })
  store()
    .get('/admin/store/payment-providers')
    .reply(200, { payment_providers: [{ id: 'manual', is_installed: true }] })
  store()
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [europe], count: 1 })
  store().get('/admin/shipping-options').query(true).reply(200, { shipping_options: [], count: 0 })
  store().get('/admin/tax-rates').query(true).reply(200, { tax_rates: [], count: 0 })
}
const answerProducts = (...products: object[]) => answerPage(0, products, products.length)
const answerPage = (from: number, products: readonly object[], count: number) =>
  store()
    .get('/admin/products')
    .query(({ limit, offset }) => limit === '100' && offset === String(from))
    .reply(200, { products, count })
const link = async (table: string, name: RegExp) =>
  within(await screen.findByRole('table', { name: table })).findByRole('link', { name })
const open = (contributions: FakePorts['contributions'] = {}) =>
  openPage(HealthPage, {
    path: '/settings/health',
    flags: { isOn: (key) => key === 'sales_channels' },
    contributions,
  })

it('shows what each check has found, with the way to the page that fixes it', async () => {
  answer()
  answerProducts({ id: 'prod_1', title: 'Cup', sales_channels: [], variants: [{ prices: [] }] })
  open()
  expect(await link('Regions', /“Europe” offers no shipping/)).toHaveAttribute(
    'href',
    '/a/settings/regions/reg_eu',
  )
  expect(await link('Products', /“Cup” is in no sales channel/)).toHaveAttribute('href', '/a/products/prod_1')
  expect(await link('Products', /“Cup” has no price in EUR for each variant/)).toBeInTheDocument()
  expect(await link('Links', /exchanges/)).toHaveAttribute('href', '/a/settings/store')
  expect(
    await within(screen.getByRole('region', { name: 'Providers' })).findByText('Nothing to fix'),
  ).toBeInTheDocument()
  expect(screen.getByText('Modules').parentElement).toHaveTextContent(/^Modules\W*@medusajs\/cache-redis\W*$/)
})

it('a check that could not be made says why and tries again, beside the others', async () => {
  answer()
  store().get('/admin/products').query(true).reply(403, { message: 'Not for you' })
  open()
  const products = within(await screen.findByRole('region', { name: 'Products' }))
  expect(await products.findByText(/Not for you/)).toBeInTheDocument()
  answer()
  answerProducts()
  await userEvent.click(products.getByRole('button', { name: 'Try again' }))
  expect(await products.findByText('Nothing to fix')).toBeInTheDocument()
})

const unsold = (id: number) => ({ id: `prod_${id}`, title: `Cup ${id}`, sales_channels: [], variants: [] })

it('checks all products page by page, says how far it is, and goes on where it failed', async () => {
  answer()
  const numbers = Array.from({ length: 130 }, (_, index) => index)
  const all = numbers.map(unsold)
  answerPage(0, all.slice(0, 100), 130)
  const page = Promise.withResolvers<void>()
  store()
    .get('/admin/products')
    .query(({ offset }) => offset === '100')
    .reply(403, async () => {
      await page.promise
      return { message: 'Not for you' }
    })
  open()
  const card = within(await screen.findByRole('region', { name: 'Products' }))
  expect(await card.findByText('Products checked: 100 of 130')).toBeInTheDocument()
  expect(card.getByRole('progressbar')).toHaveValue(100 / 130)
  page.resolve()
  expect(await card.findByText(/Not for you/)).toBeInTheDocument()
  answer()
  // One moved to this page, because another one was created meanwhile.
  answerPage(100, all.slice(99), 130)
  await userEvent.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByText('Others appear once these are fixed: 30.')).toBeInTheDocument()
  expect(card.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(card.getAllByRole('link')).toHaveLength(100)
})

it('lists the extensions that do not work, each with the way to their page', async () => {
  answer()
  answerProducts()
  open({
    problems: () =>
      Promise.resolve([
        { extension: 'loyalty', state: 'refused' },
        { extension: 'ratings', state: 'quarantined' },
      ]),
  })
  const table = within(await screen.findByRole('table', { name: 'Extensions' }))
  expect(await table.findByRole('link', { name: '“loyalty” was refused.' })).toHaveAttribute(
    'href',
    '/a/settings/extensions',
  )
  expect(table.getByRole('link', { name: /“ratings” failed too often/ })).toBeInTheDocument()
})
