/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import {
  answer,
  answerColumns,
  giveRoom,
  listOf,
  priceOf,
  productOf,
} from '../price-lists/testing/price-store.ts'
import PriceListPage from './price-list.tsx'

const spring = listOf('pl_1', 'Spring')
const own = (id: string, amount: number, change: object = {}) =>
  priceOf(id, amount, { price_list_id: 'pl_1', ...change })
const cup = productOf('prod_cup', 'Cup', [
  priceOf('ma_base', 2000),
  own('ma_eur', 1800),
  own('ma_usd', 1900, { currency_code: 'usd' }),
])

const open = (ports: FakePorts = {}) =>
  openPage(PriceListPage, { path: '/pricing/:id', address: '/pricing/pl_1', ...ports })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const PRODUCTS = '/price-lists/pl_1/products'

function answerPage(list: object = spring, others: readonly object[] = []) {
  answer('/price-lists', { id: 'pl_1' }, { price_lists: [list] })
  answer('/price-lists', { limit: 500 }, { price_lists: [list, ...others] })
  answer(PRODUCTS, { limit: 20, offset: 0 }, { products: [cup] })
}

async function openSheet() {
  answer(PRODUCTS, { 'id[]': 'prod_cup' }, { products: [cup] })
  answerColumns()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Cup”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit prices' }))
  const row = (await screen.findByRole('rowheader', { name: /^Small/ })).closest('tr')
  return within(row as HTMLElement).getAllByRole('cell')
}

/** Each call makes the page read again what it shows. */
function answerReads(product: object = cup) {
  nock(STORE)
    .persist()
    .get('/admin/price-lists')
    .query(true)
    .reply(200, { price_lists: [spring], count: 1 })
  nock(STORE)
    .persist()
    .get(`/admin${PRODUCTS}`)
    .query(true)
    .reply(200, { products: [product], count: 1 })
}

const sheet = () => screen.queryByRole('treegrid', { name: 'Prices' })

/** What the details say about one thing. */
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling

async function type(cell: HTMLElement | undefined, keys: string) {
  await userEvent.click(cell as HTMLElement)
  await userEvent.keyboard(keys)
}

beforeEach(giveRoom)
afterEach(() => {
  jest.restoreAllMocks()
})

it('shows its products with their prices in it, and the other list that a variant is in', async () => {
  const trade = listOf('pl_2', 'Trade')
  answerPage(spring, [trade])
  answer(
    '/price-lists/pl_2/products',
    { 'id[]': 'prod_cup' },
    {
      products: [productOf('prod_cup', 'Cup', [priceOf('ma_t', 1, { price_list_id: 'pl_2' })])],
    },
  )
  open()
  const row = within(await screen.findByRole('row', { name: /Cup/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['1', '2', '\u2068€18.00\u2069 and \u2068$19.00\u2069']),
  )
  expect(fact('Products')).toHaveTextContent(/^1$/)
  expect(fact('Prices')).toHaveTextContent(/^2$/)
  expect(await screen.findByText(/1 variant is in “Spring” and in “Trade”/)).toHaveTextContent(
    '\u2068Cup – Small\u2069',
  )
})

it('does not count the prices of products that it has not read', async () => {
  answer('/price-lists', { id: 'pl_1' }, { price_lists: [spring] })
  answer('/price-lists', { limit: 500 }, { price_lists: [spring] })
  answer(PRODUCTS, { limit: 20, offset: 0 }, { products: [cup], count: 34 })
  open()
  const products = await screen.findByText('Products', { selector: 'dt' })
  expect(products.nextElementSibling).toHaveTextContent('34')
  expect(screen.queryByText('Prices', { selector: 'dt' })).not.toBeInTheDocument()
})

it('changes by id, adds what is new and deletes what was emptied', async () => {
  answerPage()
  open()
  const [eur, usd, north] = await openSheet()
  await type(eur, '0{Enter}')
  await type(usd, '{Delete}')
  await type(north, '17{Enter}')
  nock(STORE)
    .post('/admin/price-lists/pl_1', { prices: [{ id: 'ma_eur', variant_id: 'prod_cup_small', amount: 0 }] })
    .reply(200, { price_list: spring })
  nock(STORE)
    .post('/admin/price-lists/pl_1/prices/batch', {
      prices: [{ variant_id: 'prod_cup_small', amount: 1700, region_id: 'reg_north' }],
    })
    .reply(200, { price_list: spring })
  nock(STORE)
    .delete('/admin/price-lists/pl_1/prices/batch', { price_ids: ['ma_usd'] })
    .reply(200, { ids: ['ma_usd'] })
  answerReads()
  await press('Save')

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument(), {
    timeout: 8000,
  })
})

it('counts its products again once the sheet is closed, not with each save', async () => {
  answerPage()
  open()
  const [eur] = await openSheet()
  await type(eur, '0{Enter}')
  const read = jest.fn(() => ({ products: [cup], count: 34 }))
  nock(STORE)
    .get(`/admin${PRODUCTS}`)
    .query(({ offset }) => offset === '0')
    .reply(200, read)
  nock(STORE).post('/admin/price-lists/pl_1').reply(200, { price_list: spring })
  answerReads()
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument())
  expect(read).not.toHaveBeenCalled()

  await press('Back to the products')
  await waitFor(() => expect(fact('Products')).toHaveTextContent(/^34$/))
})

it('names the other list of a variant where its prices are typed', async () => {
  const trade = listOf('pl_2', 'Trade')
  answerPage(spring, [trade])
  const shared = productOf('prod_cup', 'Cup', [priceOf('ma_t', 1, { price_list_id: 'pl_2' })])
  answer('/price-lists/pl_2/products', { 'id[]': 'prod_cup' }, { products: [shared] })
  open()
  await openSheet()
  expect(await screen.findByText(/1 variant is in “Spring” and in “Trade”/)).toBeInTheDocument()
})

it('shows all its prices in one sheet, page by page of the store', async () => {
  answerPage()
  open()
  await screen.findByRole('row', { name: /Cup/ })
  const jar = productOf('prod_jar', 'Jar', [own('ma_jar', 700)])
  answer(PRODUCTS, { limit: 100, offset: 0 }, { products: [cup], count: 2 })
  answer(PRODUCTS, { limit: 100, offset: 1 }, { products: [jar], count: 2 })
  answerColumns()
  await press('Edit all prices')
  expect(await screen.findAllByRole('rowheader', { name: /^Small/ })).toHaveLength(2)
})

it('says which prices include tax, where the store knows that', async () => {
  answerPage()
  open({ flags: { isOn: (key) => key === 'tax_inclusive_pricing' } })
  await screen.findByRole('row', { name: /Cup/ })
  answer(PRODUCTS, { 'id[]': 'prod_cup' }, { products: [cup] })
  nock(STORE)
    .get('/admin/store')
    .reply(200, {
      store: {
        currencies: [
          { code: 'eur', includes_tax: false },
          { code: 'usd', includes_tax: true },
        ],
      },
    })
  const north = { id: 'reg_north', name: 'North', currency_code: 'eur', includes_tax: true }
  answer('/regions', { fields: 'id,name,currency_code,includes_tax' }, { regions: [north] })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Cup”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit prices' }))
  await screen.findByRole('rowheader', { name: /^Small/ })
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers).toEqual(['Product and variant', 'EUR', 'USD incl. tax', 'North (EUR) incl. tax'])
})

it('moves prices to other quantities', async () => {
  const tiered = productOf('prod_cup', 'Cup', [own('ma_ten', 1500, { min_quantity: 10 })])
  answerPage()
  open()
  await screen.findByRole('row', { name: /Cup/ })
  answer(PRODUCTS, { 'id[]': 'prod_cup' }, { products: [tiered] })
  answerColumns()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for “Cup”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit prices' }))
  await press('Change quantities')
  const dialog = within(await screen.findByRole('dialog'))
  const from = dialog.getByRole('textbox', { name: 'From' })
  expect(from).toHaveValue('10')
  await userEvent.clear(from)
  await userEvent.type(from, '12{Tab}')
  await userEvent.click(dialog.getByRole('button', { name: 'Move the prices' }))
  const row = (await screen.findByRole('rowheader', { name: /From 12 pieces/ })).closest('tr')
  await waitFor(() => expect(row).toHaveTextContent('€15.00'))

  const added = nock(STORE)
    .post('/admin/price-lists/pl_1/prices/batch', {
      prices: [{ variant_id: 'prod_cup_small', amount: 1500, currency_code: 'eur', min_quantity: 12 }],
    })
    .reply(200, { price_list: spring })
  const removed = nock(STORE)
    .delete('/admin/price-lists/pl_1/prices/batch', { price_ids: ['ma_ten'] })
    .reply(200, { ids: ['ma_ten'] })
  answerReads(tiered)
  await press('Save')
  await waitFor(() => expect(removed.isDone()).toBe(true))
  expect(added.isDone()).toBe(true)
})

it('keeps a row that the store refuses, and says why', async () => {
  answerPage()
  open()
  const [eur] = await openSheet()
  await type(eur, '12{Enter}')
  nock(STORE).post('/admin/price-lists/pl_1').reply(400, { message: 'Not this one' })
  answerReads()
  await press('Save')

  expect(await screen.findByText('Not this one')).toBeInTheDocument()
  expect(eur).toHaveTextContent('€12.00')
})

it('saves only what changed, and shows a refusal at its field', async () => {
  answerPage()
  open()
  await screen.findByRole('row', { name: /Cup/ })
  answer('/customer-groups', {}, { customer_groups: [] })
  await press('Edit')
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByRole('textbox', { name: /Name/ })
  await userEvent.clear(name)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Fill this in.')).toBeInTheDocument()

  await userEvent.type(name, 'May')
  nock(STORE).post('/admin/price-lists/pl_1', { name: 'May' }).reply(400, { message: 'name is taken' })
  answerReads()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('name is taken')).toBeInTheDocument()
  expect(name).toHaveValue('May')
})

it('takes a product out of the list', async () => {
  answerPage()
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select “Cup”' }))
  nock(STORE)
    .delete('/admin/price-lists/pl_1/products/prices/batch', { product_ids: ['prod_cup'] })
    .reply(200, { ids: [] })
  nock(STORE)
    .persist()
    .get('/admin/price-lists')
    .query(true)
    .reply(200, { price_lists: [spring], count: 1 })
  answer(PRODUCTS, { limit: 20 }, { products: [], count: 0 })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No prices yet')).toBeInTheDocument()
})

it('opens the sheet of what is selected by a key that is pressed in the list', async () => {
  answerPage()
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select “Cup”' }))
  await screen.findByRole('region', { name: 'Actions for the selected rows' })
  act(() => screen.getByRole('button', { name: 'Duplicate' }).focus())
  await userEvent.keyboard('e')
  expect(sheet()).not.toBeInTheDocument()

  answer(PRODUCTS, { 'id[]': 'prod_cup' }, { products: [cup] })
  answerColumns()
  act(() => screen.getByRole('checkbox', { name: 'Select “Cup”' }).focus())
  await userEvent.keyboard('e')
  await waitFor(() => expect(sheet()).toBeInTheDocument())
})

it('asks for its name before it goes, and leads back to the list that exists', async () => {
  answerPage()
  const { opened, questions } = open()
  await screen.findByRole('row', { name: /Cup/ })
  nock(STORE).delete('/admin/price-lists/pl_1').reply(200, {})
  nock(STORE).persist().get('/admin/price-lists').query(true).reply(200, { price_lists: [], count: 0 })
  await press('Delete')
  await waitFor(() => expect(opened).toEqual(['/pricing']))
  expect(questions).toMatchObject([{ typeToConfirm: 'Spring', tone: 'danger' }])
})

it('tells an address without a price list from a failure', async () => {
  answer('/price-lists', { id: 'pl_1' }, { price_lists: [], count: 0 })
  open()
  expect(await screen.findByText('Price list not found')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/a/pricing')
})

it('says why it could not be loaded, and tries again', async () => {
  nock(STORE).get('/admin/price-lists').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answerPage()
  await press('Try again')
  expect(await screen.findByRole('row', { name: /Cup/ })).toBeInTheDocument()
})
