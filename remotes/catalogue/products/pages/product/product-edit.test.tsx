/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import ProductPage from './product.tsx'

const price = { id: 'p1', amount: 1000, currency_code: 'eur', region_id: null, price_list_id: null }
const small = {
  id: 'var_s',
  title: 'S',
  sku: 'CUP-S',
  ean: null,
  upc: null,
  barcode: null,
  material: null,
  inventory_quantity: 3,
  manage_inventory: true,
  allow_backorder: false,
  options: [{ option_id: 'opt_1', value: 'S' }],
  prices: [
    { ...price, min_quantity: null, max_quantity: null },
    { ...price, id: 'p2', amount: 500, price_list_id: 'pl_1', min_quantity: null, max_quantity: null },
  ],
  metadata: null,
}
const cup = {
  id: 'prod_1',
  title: 'Cup',
  subtitle: null,
  description: null,
  handle: 'cup',
  status: 'draft',
  thumbnail: null,
  collection: null,
  type: null,
  images: [{ url: '/front.png' }, { url: '/back.png' }],
  tags: [],
  categories: [],
  sales_channels: [],
  variants: [small],
  options: [{ id: 'opt_1', title: 'Size' }],
  discountable: true,
  metadata: null,
  weight: 400,
  length: null,
  width: null,
  height: null,
  hs_code: '6911',
  mid_code: null,
  material: null,
  origin_country: null,
}

const store = () => nock(STORE)
const answerWith = (product: object = cup) =>
  store().get('/admin/products/prod_1').query(true).reply(200, { product })

async function openCup(ports: FakePorts = {}, product: object = cup) {
  answerWith(product)
  const page = openPage(ProductPage, {
    path: '/products/:id',
    address: '/products/prod_1',
    ...ports,
  })
  await screen.findByRole('heading', { level: 1, name: 'Cup' })
  return page
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const put = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
const saveIn = async (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: /^Save/ }))

afterEach(() => {
  sessionStorage.clear()
})

it('saves what changed of the attributes, and null for what was emptied', async () => {
  const { messages } = await openCup()
  await press('Edit attributes')
  const dialog = await screen.findByRole('dialog')
  put(within(dialog).getByRole('textbox', { name: 'HS code' }), '')
  store().post('/admin/products/prod_1', { hs_code: null }).reply(200, { product: cup })
  answerWith({ ...cup, hs_code: null })
  await saveIn(dialog)

  await waitFor(() => expect(messages).toEqual([{ type: 'success', title: 'Product saved', message: 'Cup' }]))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

const answerPriceColumns = () => {
  store()
    .get('/admin/store')
    .reply(200, { store: { currencies: [{ code: 'eur' }] } })
  store().get('/admin/regions').query(true).reply(200, { regions: [], count: 0 })
}

it('shows a picture in full, leads to the next by key, and gives the focus back', async () => {
  await openCup()
  const front = await screen.findByRole('button', { name: 'Open Cup, picture 1' })
  await userEvent.click(front)
  const dialog = within(await screen.findByRole('dialog', { name: 'Cup, picture 1' }))
  expect(dialog.getByText('Picture 1 of 2')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  expect(dialog.getByRole('img', { name: 'Cup, picture 2' })).toHaveAttribute('src', '/back.png')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(front).toHaveFocus())
})

it('leads to a spreadsheet of its own variants, not of all products with such a title', async () => {
  await openCup()
  expect(screen.getByRole('link', { name: 'Spreadsheet' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/products\/spreadsheet\?id=prod_1$/),
  )
})

it('keeps its pictures open until an upload has ended, and saves the new one', async () => {
  const { messages } = await openCup()
  await press('Edit pictures')
  const dialog = await screen.findByRole('dialog')
  const { promise, resolve } = Promise.withResolvers<void>()
  store()
    .post('/admin/uploads')
    .reply(200, async () => {
      await promise
      return { uploads: [{ key: 'side', url: '/side.png' }] }
    })
  Object.assign(URL, { createObjectURL: () => 'blob:new', revokeObjectURL: () => undefined })
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, new File(['x'], 'side.png', { type: 'image/png' }))
  await saveIn(dialog)
  expect(await within(dialog).findByText('Wait until the pictures are uploaded.')).toBeInTheDocument()

  resolve()
  await within(dialog).findByRole('img', { name: 'Cup, picture 3' })
  const changes = { images: ['/front.png', '/back.png', '/side.png'], thumbnail: '/front.png' }
  store().post('/admin/products/prod_1', changes).reply(200, { product: cup })
  answerWith()
  await saveIn(dialog)
  await waitFor(() => expect(messages).toEqual([{ type: 'success', title: 'Product saved', message: 'Cup' }]))
})

it('puts its variants into an order, and what the server refuses stays as it was put', async () => {
  const large = { ...small, id: 'var_l', title: 'L', sku: 'CUP-L' }
  const both = { ...cup, variants: [small, large] }
  const { messages } = await openCup({ flags: { isOn: (key) => key === 'inventoryService' } }, both)
  await press('Reorder')
  await press('Move S down')
  const dialog = screen.getByRole('dialog')
  const order = { variants: [{ id: 'var_l' }, { id: 'var_s' }] }
  answerWith(both)
  store().post('/admin/products/prod_1', order).reply(400, { message: 'Not now' })
  await saveIn(dialog)
  expect(await within(dialog).findByText('Not now')).toBeInTheDocument()

  answerWith(both)
  store().post('/admin/products/prod_1', order).reply(200, { product: both })
  answerWith({ ...cup, variants: [large, small] })
  await saveIn(dialog)
  await waitFor(() => expect(messages).toEqual([{ type: 'success', title: 'Order saved', message: 'Cup' }]))
  await waitFor(() => {
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(rows).toEqual(['L', 'S'])
  })
})

it('counts its variants beside their order where the store has no locations', async () => {
  const untracked = { ...small, id: 'var_l', title: 'L', manage_inventory: false }
  const both = { ...cup, variants: [small, untracked] }
  const { messages } = await openCup({}, both)
  await press('Order and stock')
  const dialog = screen.getByRole('dialog', { name: 'Order and stock of the variants' })
  const [quantity, ...others] = within(dialog).getAllByRole('textbox', { name: 'In stock' })
  expect(others).toEqual([])
  if (quantity) await userEvent.type(quantity, '1{Tab}')
  answerWith(both)
  const written = { variants: [{ id: 'var_s', inventory_quantity: 31 }, { id: 'var_l' }] }
  store().post('/admin/products/prod_1', written).reply(200, { product: both })
  answerWith(both)
  await saveIn(dialog)
  await waitFor(() => expect(messages).toEqual([{ type: 'success', title: 'Product saved', message: 'Cup' }]))
})

describe('a variant', () => {
  it('is saved without the prices of price lists, and a refusal stands at its field', async () => {
    const { messages } = await openCup()
    answerPriceColumns()
    await press('Actions for “S”')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const amount = await screen.findByRole('textbox', { name: 'EUR' })
    const dialog = screen.getByRole('dialog')
    put(amount, '12.50')
    const sku = within(dialog).getByRole('textbox', { name: 'SKU' })
    put(sku, 'CUP-SX')
    const change = { sku: 'CUP-SX', prices: [{ id: 'p1', amount: 1250, currency_code: 'eur' }] }
    store()
      .post('/admin/products/prod_1/variants/var_s', change)
      .reply(422, { type: 'duplicate_error', message: 'Product_variant with sku CUP-SX already exists.' })
    await saveIn(dialog)
    await waitFor(() => expect(sku).toHaveAccessibleDescription('This already exists. Enter another one.'))
    expect(sku).toHaveValue('CUP-SX')

    store().post('/admin/products/prod_1/variants/var_s', change).reply(200, { product: cup })
    answerWith()
    await saveIn(dialog)
    await waitFor(() => expect(messages).toEqual([{ type: 'success', title: 'Variant saved', message: 'S' }]))
  })

  it('that has the values of another one is not added', async () => {
    await openCup()
    answerPriceColumns()
    await press('Add variant')
    const value = await screen.findByRole('button', { name: /Size/ })
    await userEvent.click(value)
    await userEvent.click(await screen.findByRole('option', { name: 'S' }))
    await saveIn(screen.getByRole('dialog'))
    await waitFor(() => expect(value).toHaveAccessibleDescription('“S” has these values already.'))
  })
})

it('keeps the draft of a new variant out of a copy', async () => {
  const { unmount } = await openCup()
  answerPriceColumns()
  await press('Add variant')
  put(await screen.findByRole('textbox', { name: 'Title' }), 'Unfinished')
  unmount()

  await openCup()
  answerPriceColumns()
  await press('Actions for “S”')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Copy of S')
})

it('has the typed options again after a reload, and refuses two of one title', async () => {
  const { unmount } = await openCup()
  await press('Edit options')
  await press('Add option')
  put(screen.getAllByRole('textbox', { name: 'Option' })[1] as HTMLElement, 'size')
  put(screen.getByRole('textbox', { name: 'S' }), 'red')
  unmount()

  await openCup()
  await press('Edit options')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('textbox', { name: 'S' })).toHaveValue('red')
  await saveIn(dialog)
  expect(await within(dialog).findAllByText('Two options have this title.')).toHaveLength(2)
})

it('says which options were saved and which were not, and goes on with the rest', async () => {
  const { messages } = await openCup()
  await press('Edit options')
  const dialog = await screen.findByRole('dialog')
  put(within(dialog).getByRole('textbox', { name: 'Option' }), 'Sizes')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add option' }))
  put(within(dialog).getAllByRole('textbox', { name: 'Option' })[1] as HTMLElement, 'Colour')
  put(within(dialog).getByRole('textbox', { name: 'S' }), 'red')
  store().post('/admin/products/prod_1/options/opt_1', { title: 'Sizes' }).reply(200, { product: cup })
  store().post('/admin/products/prod_1/options', { title: 'Colour' }).reply(500, { message: 'Not now' })
  store().get('/admin/products/prod_1').query(true).times(4).optionally().reply(200, { product: cup })
  await saveIn(dialog)
  expect(await within(dialog).findByText('Not now')).toBeInTheDocument()
  expect(messages).toEqual([])

  const colour = { id: 'opt_2', title: 'Colour' }
  store()
    .post('/admin/products/prod_1/options', { title: 'Colour' })
    .reply(200, { product: { ...cup, options: [...cup.options, colour] } })
  const options = [
    { option_id: 'opt_1', value: 'S' },
    { option_id: 'opt_2', value: 'red' },
  ]
  store().post('/admin/products/prod_1/variants/var_s', { options }).reply(200, { product: cup })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Finish remaining steps' }))
  await waitFor(() => expect(messages).toEqual([{ type: 'success', title: 'Options saved', message: 'Cup' }]))
})

it('is deleted after a question, with what is in stock of it, and leads back to the list', async () => {
  const { opened, questions } = await openCup({ flags: { isOn: (key) => key === 'inventoryService' } })
  answerWith()
  store()
    .get('/admin/variants/var_s/inventory')
    .reply(200, { variant: { id: 'var_s', inventory: [{ id: 'item_1', location_levels: [] }] } })
  store().delete('/admin/products/prod_1').reply(200, { id: 'prod_1' })
  store().delete('/admin/inventory-items/item_1').reply(200, { id: 'item_1' })
  await press('Actions for “Cup”')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(opened).toEqual(['/products']))
  expect(questions.map(({ message }) => message)).toEqual([
    '“Cup” will be deleted, with 1 variant, its prices, its inventory item at all locations, and 2 pictures. ' +
      'Orders keep what was bought. This cannot be undone.',
  ])
})
