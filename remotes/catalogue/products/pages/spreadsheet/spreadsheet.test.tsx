/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import SpreadsheetPage from './spreadsheet.tsx'

class Unresized {
  observe() {}
  disconnect() {}
}

const price = (id: string, amount: number, more: object = {}) => ({
  id,
  amount,
  currency_code: 'eur',
  region_id: null,
  price_list_id: null,
  min_quantity: null,
  max_quantity: null,
  ...more,
})
const variant = {
  id: 'variant_1',
  title: 'Small',
  sku: 'B-S',
  inventory_quantity: 4,
  manage_inventory: true,
  prices: [price('ma_1', 1200), price('ma_2', 1000, { min_quantity: 10 })],
}
const bowl = { id: 'prod_1', title: 'Bowl', status: 'published', variants: [variant] }

const open = (search = '', ports: FakePorts = {}) =>
  openPage(SpreadsheetPage, {
    path: '/products/spreadsheet',
    address: `/products/spreadsheet${search}`,
    ...ports,
  })

function answer(products: object[], wanted: Record<string, string> = {}, count = products.length) {
  return nock(STORE)
    .get('/admin/products')
    .query((query) => Object.entries(wanted).every(([key, value]) => String(query[key] ?? '') === value))
    .reply(200, { products, count, offset: 0, limit: 50 })
}

function cellOf(row: string, column: string): HTMLElement {
  const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === column)
  const found = screen
    .getAllByRole('row')
    .find((line) => within(line).queryByRole('rowheader')?.textContent === row)
  if (!found) throw new Error(`no row ${row}`)
  const [name] = within(found).getAllByRole('rowheader')
  return [name, ...within(found).getAllByRole('cell')][at] as HTMLElement
}

async function type(row: string, column: string, text: string) {
  await userEvent.click(cellOf(row, column))
  await userEvent.keyboard(`${text}{Enter}`)
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

beforeEach(() => {
  // jsdom lays nothing out; the grid draws what fits into this.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Unresized })
  nock(STORE)
    .get('/admin/store')
    .reply(200, { store: { default_currency_code: 'eur', currencies: [{ code: 'eur' }] } })
  nock(STORE)
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [{ id: 'reg_1', name: 'Europe', currency_code: 'eur' }] })
})
afterEach(() => {
  jest.restoreAllMocks()
})

it('shows products and their variants as the filter of the list says', async () => {
  answer([bowl], { limit: '50', offset: '50', q: 'bowl', 'status[]': 'published', is_giftcard: 'false' }, 51)
  open('?q=bowl&status=published&page=2')

  expect(await screen.findByRole('rowheader', { name: 'Bowl' })).toBeInTheDocument()
  expect(cellOf('Small', 'SKU')).toHaveTextContent('B-S')
  expect(cellOf('Small', 'Price EUR')).toHaveTextContent('€12.00')
  expect(cellOf('Small', 'In stock')).toHaveTextContent('4')
  expect(screen.getByText('51–51 of 51')).toBeInTheDocument()
})

it('shows the one product of a link, whatever others are called, until that is removed', async () => {
  answer([bowl], { id: 'prod_1', q: '' })
  nock(STORE).get('/admin/products/prod_1').query(true).reply(200, { product: bowl })
  open('?id=prod_1')
  expect(await screen.findByText('1–1 of 1')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Product: Bowl' })).toBeInTheDocument()

  answer([bowl, { ...bowl, id: 'prod_2', title: 'Bowl, large', variants: [] }], { id: '' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter “Product”' }))
  expect(await screen.findByRole('rowheader', { name: 'Bowl, large' })).toBeInTheDocument()
})

it('saves a product with its variants in one write, and all prices that belong to no price list', async () => {
  answer([bowl])
  open()
  await screen.findByRole('rowheader', { name: 'Bowl' })
  await type('Bowl', 'Title', 'Basin')
  await type('Small', 'Price EUR', '13.5')

  const added = { id: 'variant_2', title: 'New', prices: [] }
  const ofList = price('ma_3', 900, { price_list_id: 'pl_1' })
  const fresh = { ...bowl, variants: [{ ...variant, prices: [...variant.prices, ofList] }, added] }
  nock(STORE).get('/admin/products/prod_1').reply(200, { product: fresh })
  const saved = nock(STORE)
    .post('/admin/products/prod_1', {
      title: 'Basin',
      variants: [
        {
          id: 'variant_1',
          prices: [
            { id: 'ma_1', currency_code: 'eur', amount: 1350 },
            { id: 'ma_2', currency_code: 'eur', min_quantity: 10, amount: 1000 },
          ],
        },
        { id: 'variant_2' },
      ],
    })
    .reply(200, { product: fresh })
  answer([{ ...bowl, title: 'Basin', variants: [{ ...variant, prices: [price('ma_1', 1350)] }] }])
  await save()

  expect(await screen.findByText('2 rows saved')).toBeInTheDocument()
  expect(saved.isDone()).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

it('keeps the rows that were refused, with the reason', async () => {
  answer([bowl])
  open()
  await screen.findByRole('rowheader', { name: 'Bowl' })
  await type('Small', 'SKU', 'TAKEN')
  nock(STORE).get('/admin/products/prod_1').reply(200, { product: bowl })
  nock(STORE).post('/admin/products/prod_1').reply(422, { message: 'Another variant has this SKU' })
  answer([bowl])
  await save()

  expect(await screen.findByText('Another variant has this SKU')).toBeInTheDocument()
  expect(cellOf('Small', 'SKU')).toHaveTextContent('TAKEN')
})

it('says that a variant is gone, and deletes none by naming the others', async () => {
  answer([bowl])
  open()
  await screen.findByRole('rowheader', { name: 'Bowl' })
  await type('Small', 'SKU', 'B-1')
  nock(STORE)
    .get('/admin/products/prod_1')
    .reply(200, { product: { ...bowl, variants: [] } })
  answer([bowl])
  await save()
  expect(await screen.findByText('It is not there any more. Reload the page.')).toBeInTheDocument()
})

it('asks before other rows take the place of changed ones', async () => {
  answer([bowl], {}, 60)
  const { questions } = open('', { dialogs: { confirm: () => Promise.resolve(false) } })
  await screen.findByRole('rowheader', { name: 'Bowl' })
  await type('Small', 'SKU', 'B-1')
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(questions).toEqual([])
  expect(cellOf('Small', 'SKU')).toHaveTextContent('B-1')
})

it('says why there is nothing, and reads again', async () => {
  nock(STORE).get('/admin/products').query(true).times(2).reply(500, { message: 'Out of order' })
  open()
  expect(await screen.findByText('Out of order', {}, { timeout: 4000 })).toBeInTheDocument()
  answer([bowl])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('rowheader', { name: 'Bowl' })).toBeInTheDocument()
})
