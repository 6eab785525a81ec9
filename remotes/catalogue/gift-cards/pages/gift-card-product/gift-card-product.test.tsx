/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import GiftCardProductPage from './gift-card-product.tsx'

const price = (id: string, currency_code: string, amount: number, region_id: string | null = null) => ({
  id,
  currency_code,
  amount,
  region_id,
  price_list_id: null,
})
const small = {
  id: 'v_1',
  title: '25',
  metadata: null,
  prices: [price('ma_1', 'eur', 2500), price('ma_2', 'jpy', 4000), price('ma_3', 'eur', 2400, 'reg_1')],
}
const product = {
  id: 'prod_gift',
  title: 'Stoa Gift Card',
  handle: 'gift-card',
  description: null,
  thumbnail: null,
  status: 'published',
  options: [{ id: 'opt_1', title: 'Value' }],
  variants: [small],
}

const store = () => nock(STORE)
const answerStore = () =>
  store()
    .get('/admin/store')
    .reply(200, { store: { default_currency_code: 'eur', currencies: [{ code: 'jpy' }, { code: 'eur' }] } })
const answerFound = (products: object[]) =>
  store()
    .get('/admin/products')
    .query(true)
    .reply(200, { products, count: products.length, offset: 0, limit: 1 })
const answerProduct = (answer: object = product) =>
  store().get('/admin/products/prod_gift').reply(200, { product: answer })
const open = () => {
  answerStore()
  return openPage(GiftCardProductPage, {
    path: '/gift-cards/manage',
    dialogs: { confirm: () => Promise.resolve(true) },
  })
}
async function openProduct() {
  answerFound([{ id: 'prod_gift' }])
  answerProduct()
  const page = open()
  await screen.findByRole('heading', { level: 1, name: 'Stoa Gift Card' })
  return page
}
const readAgain = (answer: object) => {
  answerFound([{ id: 'prod_gift' }])
  answerProduct(answer)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const amount = (currency: string) =>
  screen.findByRole('textbox', { name: new RegExp(`Amount in ${currency}`) })
const openMenuOf = async (entry: string) => {
  await press('Actions for “25”')
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

it('says that no gift card is for sale instead of waiting for one, with a way back', async () => {
  answerFound([])
  open()
  expect(await screen.findByText('No gift card is for sale')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Gift cards' })).toHaveAttribute('href', '/a/gift-cards')
})

it('can be asked for again', async () => {
  store().get('/admin/products').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answerFound([{ id: 'prod_gift' }])
  answerProduct()
  await press('Try again')
  expect(await screen.findByRole('heading', { level: 1, name: 'Stoa Gift Card' })).toBeInTheDocument()
})

const typeAnother = async (text: string) => {
  const page = await openProduct()
  await press('Add denomination')
  const field = await amount('EUR')
  await addIt()
  await waitFor(() => expect(field).toBeInvalid())
  await userEvent.type(field, text)
  return { ...page, field }
}
const addIt = () => press('Add')

describe('another denomination', () => {
  it('has the same number in all currencies unless changed', async () => {
    const { messages } = await typeAnother('75')
    store()
      .post('/admin/products/prod_gift/variants', {
        title: '75',
        manage_inventory: false,
        options: [{ option_id: 'opt_1', value: '75' }],
        prices: [
          { currency_code: 'eur', amount: 7500 },
          { currency_code: 'jpy', amount: 75 },
        ],
      })
      .reply(200, { product })
    readAgain(product)
    await addIt()
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Denomination added', message: '75' }]),
    )
  })

  it('is refused at its field where there is one of its amount, without asking the store', async () => {
    const { field } = await typeAnother('25')
    await addIt()
    expect(field).toHaveAccessibleDescription(/There is a denomination of this amount already\./)
  })

  it('is refused at its field when the store knows better', async () => {
    const { field } = await typeAnother('75')
    store()
      .post('/admin/products/prod_gift/variants')
      .reply(422, { type: 'duplicate_error', message: 'Variant with title 75 already exists' })
    await addIt()
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/There is a denomination of this amount already\./),
    )
    expect(field).toHaveValue('75.00')
  })
})

it('changes an amount with all its prices: those of regions stay, and the name follows', async () => {
  await openProduct()
  await openMenuOf('Edit')
  const field = await amount('EUR')
  expect(await amount('JPY')).toHaveValue('4000')
  await userEvent.clear(field)
  await userEvent.type(field, '30')
  store()
    .post('/admin/products/prod_gift/variants/v_1', {
      title: '30',
      options: [{ option_id: 'opt_1', value: '30' }],
      prices: [
        { id: 'ma_1', currency_code: 'eur', amount: 3000 },
        { id: 'ma_2', currency_code: 'jpy', amount: 4000 },
        { id: 'ma_3', region_id: 'reg_1', amount: 2400 },
      ],
    })
    .reply(200, { product })
  readAgain({ ...product, variants: [{ ...small, title: '30' }] })
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('takes a denomination off after a question', async () => {
  const { messages } = await openProduct()
  store().delete('/admin/products/prod_gift/variants/v_1').reply(200, {})
  readAgain({ ...product, variants: [] })
  await openMenuOf('Delete')
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Denomination deleted', message: '25' }]),
  )
  expect(screen.getByText('There are no denominations')).toBeInTheDocument()
})
