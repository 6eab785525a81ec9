/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormFieldProps } from '@stoa/extension-sdk'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import NewProductPage from './new-product.tsx'

class Unresized {
  observe() {}
  disconnect() {}
}

const store = () => nock(STORE)
const answerStore = () =>
  store()
    .get('/admin/store')
    .reply(200, {
      store: {
        default_currency_code: 'eur',
        default_sales_channel_id: 'sc_1',
        currencies: [{ code: 'eur' }, { code: 'usd' }],
      },
    })

async function openForm(ports: FakePorts = {}) {
  answerStore()
  const page = openPage(NewProductPage, { path: '/products/new', ...ports })
  const title = await screen.findByRole('textbox', { name: 'Title' })
  return { ...page, title }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const put = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })

/** The cell of a variant below a header of the grid. */
function cellBelow(header: string): HTMLElement {
  const grid = screen.getByRole('grid', { name: 'Variants' })
  const head = within(grid).getByRole('columnheader', { name: header })
  const at = head.getAttribute('aria-colindex')
  const cell = grid.querySelector<HTMLElement>(`tbody [aria-colindex="${at}"]`)
  if (!cell) throw new Error(`There is no cell below ${header}`)
  return cell
}

async function fill(header: string, text: string) {
  await userEvent.click(cellBelow(header))
  await userEvent.keyboard(`${text}{Enter}`)
}

/** jsdom lays nothing out; the grid draws what fits into this. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1600)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Unresized })
})
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

const CUP = {
  title: 'Cup',
  is_giftcard: false,
  discountable: true,
  handle: 'cup',
  options: [{ title: 'Size' }],
}
const variant = (value: string, more: object = {}) => ({
  title: value,
  manage_inventory: true,
  allow_backorder: false,
  prices: [],
  options: [{ value }],
  ...more,
})

async function addSizes() {
  await press('Add option')
  put(screen.getByRole('textbox', { name: 'Option' }), 'Size')
  await userEvent.type(screen.getByRole('textbox', { name: 'Values' }), 'S,M,')
}

it('sends the options with every variant, its price and its stock, in one call', async () => {
  const { title, messages, opened } = await openForm()
  put(title, 'Cup')
  await addSizes()
  await fill('Price EUR', '12.50')
  expect(screen.getByRole('grid', { name: 'Variants' })).toContainElement(
    document.activeElement as HTMLElement,
  )
  await fill('In stock', '7')
  store()
    .post('/admin/products', {
      ...CUP,
      status: 'published',
      variants: [
        variant('S', { inventory_quantity: 7, prices: [{ amount: 1250, currency_code: 'eur' }] }),
        variant('M'),
      ],
    })
    .reply(200, { product: { id: 'prod_1', title: 'Cup', status: 'published', options: [], variants: [] } })
  await press('Publish')

  await waitFor(() => expect(opened).toEqual(['/products/prod_1']))
  expect(messages).toEqual([{ type: 'success', title: 'Product published', message: 'Cup' }])
  expect(sessionStorage).toHaveLength(0)
})

it('puts the variants into an order of their own', async () => {
  const { title, opened } = await openForm()
  put(title, 'Cup')
  await addSizes()
  await press('Reorder')
  await userEvent.click(await screen.findByRole('button', { name: 'Move S down' }))
  await press('Use this order')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  store()
    .post('/admin/products', { ...CUP, status: 'draft', variants: [variant('M'), variant('S')] })
    .reply(200, { product: { id: 'prod_1', title: 'Cup', status: 'draft', options: [], variants: [] } })
  await press('Save as draft')
  await waitFor(() => expect(opened).toEqual(['/products/prod_1']))
  expect(sessionStorage).toHaveLength(0)
})

const Care = ({ value, onChange }: Omit<FormFieldProps<'product'>, 'label'>) => (
  <input aria-label="Care" value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />
)

it('saves the fields of extensions in the metadata of the new product', async () => {
  const fields = [{ id: 'x/care', key: 'care', label: 'Care', Field: Care }]
  const { title, opened, hasUnsavedChanges } = await openForm({
    contributions: { toForm: () => fields as never },
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'Care' }), 'By hand')
  expect(hasUnsavedChanges()).toBe(true)
  put(title, 'Cup')
  store()
    .post('/admin/products', ({ metadata }) => JSON.stringify(metadata) === '{"care":"By hand"}')
    .reply(200, { product: { id: 'prod_1', title: 'Cup', status: 'draft', options: [], variants: [] } })
  await press('Save as draft')
  await waitFor(() => expect(opened).toEqual(['/products/prod_1']))
  expect(hasUnsavedChanges()).toBe(false)
})

it('tells a refusal at its field, and what was typed survives it and a reload', async () => {
  const { title } = await openForm()
  put(title, 'Cup')
  store()
    .post('/admin/products')
    .reply(422, { type: 'duplicate_error', message: 'Product with handle cup already exists.' })
  await press('Save as draft')
  const handle = screen.getByRole('textbox', { name: 'Handle' })
  await waitFor(() =>
    expect(handle).toHaveAccessibleDescription(/This already exists\. Enter another one\.$/),
  )
  cleanup()

  const again = await openForm()
  expect(again.title).toHaveValue('Cup')
  await press('Discard changes')
  expect(again.title).toHaveValue('')
})

it('says which stock was not saved, and goes on with it', async () => {
  store()
    .get('/admin/stock-locations')
    .query(true)
    .reply(200, { stock_locations: [{ id: 'loc_1', name: 'Berlin' }], count: 1 })
  const { title, opened } = await openForm({
    flags: { isOn: (key) => key === 'inventoryService' || key === 'stockLocationService' },
  })
  put(title, 'Cup')
  await screen.findByRole('columnheader', { name: 'Stock: Berlin' })
  await fill('Stock: Berlin', '4')
  store()
    .post(
      '/admin/products',
      ({ variants }) => variants.length === 1 && !('inventory_quantity' in variants[0]),
    )
    .reply(200, {
      product: {
        id: 'prod_1',
        title: 'Cup',
        status: 'draft',
        options: [],
        variants: [{ id: 'v1', options: [] }],
      },
    })
  const item = { id: 'item_1', location_levels: [] }
  store()
    .get('/admin/variants/v1/inventory')
    .twice()
    .reply(200, { variant: { id: 'v1', inventory: [item] } })
  const level = { location_id: 'loc_1', stocked_quantity: 4 }
  store().post('/admin/inventory-items/item_1/location-levels', level).reply(500, { message: 'Not now' })
  await press('Save as draft')
  expect(await screen.findByText('Not now')).toBeInTheDocument()
  expect(opened).toEqual([])

  store().post('/admin/inventory-items/item_1/location-levels', level).reply(200, { inventory_item: item })
  await press('Finish remaining steps')
  await waitFor(() => expect(opened).toEqual(['/products/prod_1']))
})

it('says why the form cannot be opened, and tries again', async () => {
  store().get('/admin/store').reply(403, { message: 'Not for you' })
  openPage(NewProductPage, { path: '/products/new' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answerStore()
  await press('Try again')
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeInTheDocument()
})
