/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
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
import NewPriceListPage from './new-price-list.tsx'

const cup = productOf('prod_cup', 'Cup', [priceOf('ma_1', 2000)])
const jug = productOf('prod_jug', 'Jug', [
  priceOf('ma_2', 3000),
  priceOf('ma_3', 5, { price_list_id: 'pl_other' }),
])

const open = (ports: FakePorts = {}) => openPage(NewPriceListPage, { path: '/pricing/new', ...ports })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function fillDetails() {
  answer('/customer-groups', {}, { customer_groups: [] })
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Spring')
  await userEvent.type(screen.getByRole('textbox', { name: /Description/ }), 'Two weeks')
}

const checkboxOf = ({ title }: typeof cup) => screen.findByRole('checkbox', { name: `Select “${title}”` })

async function goToProducts(...products: (typeof cup)[]) {
  answer('/products', { is_giftcard: false }, { products, count: products.length })
  await press('Continue')
}

/** Goes to the sheet with these products. */
async function choose(...products: (typeof cup)[]) {
  await goToProducts(...products)
  for (const product of products) await userEvent.click(await checkboxOf(product))
  await goToPrices(...products)
}

async function goToPrices(...products: (typeof cup)[]) {
  answer('/products', { 'id[]': products.map(({ id }) => id).join() }, { products })
  answerColumns()
  await press('Continue')
  await screen.findByRole('treegrid', { name: 'Prices' })
}

async function typePrice(product: string, text: string) {
  const rows = screen.getAllByRole('row')
  const at = rows.findIndex((row) => within(row).queryByRole('rowheader')?.textContent === product)
  const cell = within(rows[at + 1] as HTMLElement).getAllByRole('cell')[0] as HTMLElement
  await userEvent.dblClick(cell)
  await userEvent.keyboard(`${text}{Enter}`)
}

const amounts = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)

beforeEach(giveRoom)
afterEach(() => {
  jest.restoreAllMocks()
})

it('makes a price list with a price of nothing, and names the other list that a variant is in', async () => {
  const { opened, messages } = open()
  await fillDetails()
  await choose(cup, jug)
  await typePrice('Cup', '0')
  await typePrice('Jug', '25')
  answer('/price-lists', { limit: 500 }, { price_lists: [listOf('pl_other', 'Trade')] })
  answer('/price-lists/pl_other/products', {}, { products: [jug] })
  await press('Continue')

  expect(await screen.findByText(/1 variant is in “Spring” and in “Trade”/)).toHaveTextContent('Jug – Small')
  nock(STORE)
    .post('/admin/price-lists', {
      type: 'sale',
      name: 'Spring',
      description: 'Two weeks',
      status: 'active',
      prices: [
        { variant_id: 'prod_cup_small', amount: 0, currency_code: 'eur' },
        { variant_id: 'prod_jug_small', amount: 2500, currency_code: 'eur' },
      ],
    })
    .reply(200, { price_list: listOf('pl_1', 'Spring') })
  answer('/price-lists', { limit: 500 }, { price_lists: [] })
  await press('Publish')
  await waitFor(() => expect(opened).toEqual(['/pricing/pl_1']))
  expect(messages).toEqual([{ type: 'success', title: 'Price list published', message: 'Spring' }])
})

it('keeps people where something is missing, and asks about products without a price', async () => {
  const { questions } = open()
  answer('/customer-groups', {}, { customer_groups: [] })
  await press('Continue')
  expect(await screen.findAllByText('Fill this in.')).toHaveLength(2)

  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Spring')
  await userEvent.type(screen.getByRole('textbox', { name: /Description/ }), 'Two weeks')
  await choose(cup, jug)
  await press('Continue')
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter at least one price.')

  await typePrice('Cup', '12')
  await press('Continue')
  await waitFor(() => expect(questions).toMatchObject([{ title: 'Go on although a product has no price?' }]))
})

it('takes a percentage off the base prices', async () => {
  open()
  await fillDetails()
  await choose(cup, jug)
  await press('Take off base prices')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Percentage/ }), '15{Tab}')
  expect(await dialog.findByText(/4 prices will be set\. 2 cells have no base price/)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Set prices' }))
  await waitFor(() => expect(amounts().filter(Boolean)).toEqual(['€17.00', '€17.00', '€25.50', '€25.50']))
})

it('leads back to the field that the store refuses, with everything still there', async () => {
  open()
  await fillDetails()
  await choose(cup)
  await typePrice('Cup', '12')
  answer('/price-lists', { limit: 500 }, { price_lists: [] })
  await press('Continue')
  nock(STORE).post('/admin/price-lists').reply(400, { message: 'name is taken' })
  await press('Save as draft')

  expect(await screen.findByText('name is taken')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Spring')
})

it('has the chosen products and 500 typed prices again after a reload', async () => {
  const [variant] = cup.variants
  const variants = Array.from({ length: 250 }, (_, at) => ({ ...variant, id: `cup_${at}`, title: `${at}` }))
  const many = { ...cup, variants } as typeof cup
  const { unmount } = open()
  await fillDetails()
  await choose(many)
  await press('Take off base prices')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Percentage/ }), '15{Tab}')
  await userEvent.click(dialog.getByRole('button', { name: 'Set prices' }))
  await waitFor(() => expect(amounts()).toContain('€17.00'))
  unmount()

  open()
  answer('/customer-groups', {}, { customer_groups: [] })
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Spring')
  await goToProducts(many)
  expect(await checkboxOf(many)).toBeChecked()
  await goToPrices(many)
  expect(amounts()).toContain('€17.00')
  answer('/price-lists', { limit: 500 }, { price_lists: [] })
  await press('Continue')
  expect(await screen.findByText('500')).toBeInTheDocument()
})
