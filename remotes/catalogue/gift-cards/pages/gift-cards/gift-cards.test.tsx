/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import GiftCardsPage from './gift-cards.tsx'

const europe = { id: 'reg_eu', name: 'Europe', currency_code: 'eur' }
const japan = { id: 'reg_jp', name: 'Japan', currency_code: 'jpy' }
const given = {
  id: 'gift_1',
  code: 'AAAA-BBBB',
  value: 5000,
  balance: 2500,
  region: europe,
  order: { id: 'order_1', display_id: 42 },
  is_disabled: false,
  ends_at: null,
  created_at: '2026-03-04T09:30:00.000Z',
}
const spent = { ...given, id: 'gift_2', code: 'CCCC-DDDD', balance: 0, order: null }
const newVariant = (title: string, amount: number) => ({
  title,
  manage_inventory: false,
  options: [{ value: title }],
  prices: [{ currency_code: 'eur', amount }],
})
const product = {
  id: 'prod_gift',
  title: 'Stoa Gift Card',
  description: 'By e-mail',
  thumbnail: null,
  options: [{ id: 'opt_1', title: 'Denominations', created_at: '2026-01-01T00:00:00.000Z' }],
  status: 'published',
  variants: [
    {
      id: 'v_1',
      title: '25',
      prices: [{ currency_code: 'eur', amount: 2500, region_id: null, price_list_id: null }],
    },
  ],
}

const store = () => nock(STORE)
const answerStore = () =>
  store()
    .get('/admin/store')
    .reply(200, { store: { default_currency_code: 'eur', currencies: [{ code: 'eur' }] } })
const answerProduct = (products: { id: string }[], times = 1) => {
  store()
    .get('/admin/products')
    .query((query) => query['is_giftcard'] === 'true' && query['limit'] === '1')
    .times(times)
    .reply(200, { products, count: products.length, offset: 0, limit: 1 })
  if (products.length > 0) store().get('/admin/products/prod_gift').times(times).reply(200, { product })
}
const answerCards = (gift_cards: object[], wanted: Record<string, string> = {}) =>
  store()
    .get('/admin/gift-cards')
    .query((query) => Object.entries(wanted).every(([key, value]) => (query[key] ?? '') === value))
    .reply(200, { gift_cards, count: gift_cards.length, offset: 0, limit: 20 })

const open = (search = '', ports: FakePorts = {}) => {
  answerStore()
  return openPage(GiftCardsPage, {
    path: '/gift-cards',
    address: `/gift-cards${search}`,
    ...ports,
  })
}
const button = (name: string) => screen.findByRole('button', { name })

it('shows what is for sale and what was issued, sorted as the address says', async () => {
  answerProduct([{ id: 'prod_gift' }])
  answerCards([given, spent], { order: '-balance', q: '' })
  open('?order=-balance')

  expect(await screen.findByText('Stoa Gift Card')).toBeInTheDocument()
  expect(within(screen.getByRole('list', { name: 'Denominations' })).getByText('€25.00')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/a/gift-cards/manage')
  const row = within(await screen.findByRole('row', { name: /AAAA-BBBB/ }))
  expect(row.getByRole('link')).toHaveAttribute('href', '/a/gift-cards/gift_1')
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '',
    'Usable',
    '#42',
    '€50.00',
    '€25.00',
    'Mar 4, 2026',
    '',
  ])
  expect(within(screen.getByRole('row', { name: /CCCC-DDDD/ })).getByText('None')).toBeInTheDocument()
})

it('says why the currency of the gift card for sale is not known, instead of loading forever', async () => {
  answerProduct([{ id: 'prod_gift' }])
  answerCards([given])
  store().get('/admin/store').reply(403, { message: 'No store for you' })
  openPage(GiftCardsPage, { path: '/gift-cards' })
  expect(await screen.findByRole('alert')).toHaveTextContent('No store for you')
  answerStore()
  await userEvent.click(await button('Try again'))
  expect(await screen.findByText('Stoa Gift Card')).toBeInTheDocument()
})

it('says why something is missing, each in its place, and asks again', async () => {
  store().get('/admin/products').query(true).reply(403, { message: 'No products for you' })
  store().get('/admin/gift-cards').query(true).reply(403, { message: 'No cards for you' })
  open()
  expect(await screen.findByText('No products for you')).toBeInTheDocument()
  expect(await screen.findByText('No cards for you')).toBeInTheDocument()

  answerProduct([])
  answerCards([])
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(again)
  expect(await screen.findByText('No gift card is for sale')).toBeInTheDocument()
  expect(await screen.findByText('No gift cards yet')).toBeInTheDocument()
})

it('disables several cards; one that could not be says why', async () => {
  answerProduct([])
  answerCards([given, spent])
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select “AAAA-BBBB”' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select “CCCC-DDDD”' }))
  store().post('/admin/gift-cards/gift_1', { is_disabled: true }).reply(200, {})
  store().post('/admin/gift-cards/gift_2', { is_disabled: true }).reply(400, { message: 'Not this one' })
  answerCards([{ ...given, is_disabled: true }, spent])
  await userEvent.click(await button('Disable'))
  expect(await screen.findByText('Not this one')).toBeInTheDocument()
  expect(await screen.findByText('Disabled')).toBeInTheDocument()
})

const typeProduct = async () => {
  answerProduct([])
  answerCards([])
  const page = open()
  const start = await button('Create a gift card')
  await waitFor(() => expect(start).toBeEnabled())
  await userEvent.click(start)
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Gift')
  await userEvent.type(screen.getByRole('textbox', { name: /Denomination 1/ }), '25.50')
  await userEvent.click(await button('Add a denomination'))
  return page
}
const second = () => screen.getByRole('textbox', { name: /Denomination 2/ })
const publish = async () => userEvent.click(await button('Create and publish'))

describe('the gift card for sale', () => {
  it('is made with a variant for each denomination, in minor units of the currency of the store', async () => {
    const { messages } = await typeProduct()
    await userEvent.type(second(), '100')
    store()
      .post('/admin/products', {
        title: 'Gift',
        is_giftcard: true,
        discountable: false,
        status: 'published',
        options: [{ title: 'Value' }],
        variants: [newVariant('25.5', 2550), newVariant('100', 10000)],
      })
      .reply(200, { product })
    answerProduct([{ id: 'prod_gift' }])
    await publish()
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Gift card created', message: 'Gift' }]),
    )
    expect(await screen.findByText('Stoa Gift Card')).toBeInTheDocument()
  })

  it('has each denomination once, and none that is nothing', async () => {
    await typeProduct()
    await publish()
    expect(second()).toHaveAccessibleDescription(/Enter an amount above zero\./)
    await userEvent.type(second(), '25.5')
    expect(second()).toHaveAccessibleDescription(/This amount is in the list already\./)
  })
})

const typeCard = async () => {
  answerProduct([])
  answerCards([given])
  const page = open()
  store()
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [europe, japan], count: 2, offset: 0, limit: 500 })
  await userEvent.click(await button('Issue gift card'))
  const amount = await screen.findByRole('textbox', { name: /Amount/ })
  await giveAway()
  await waitFor(() => expect(amount).toBeInvalid())
  await userEvent.type(amount, '25')
  return page
}
const email = () => screen.getByRole('textbox', { name: /E-mail/ })
const giveAway = async () => userEvent.click(await button('Issue'))

describe('a card to give away', () => {
  it('is made in the first region, with whom it is for', async () => {
    const { messages } = await typeCard()
    await userEvent.type(email(), 'ada@example.com')
    await userEvent.type(screen.getByRole('textbox', { name: 'Personal message' }), 'Enjoy')
    store()
      .post('/admin/gift-cards', {
        region_id: 'reg_eu',
        value: 2500,
        metadata: { email: 'ada@example.com', personal_message: 'Enjoy' },
      })
      .reply(200, { gift_card: given })
    answerCards([given])
    await giveAway()
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Gift card issued', message: 'AAAA-BBBB' }]),
    )
  })

  it('ends in a week where it is to end', async () => {
    await typeCard()
    await userEvent.type(email(), 'ada@example.com')
    await userEvent.click(screen.getByRole('switch', { name: 'The card expires' }))
    const sent: { ends_at?: string }[] = []
    store()
      .post('/admin/gift-cards', (body: { ends_at?: string }) => sent.push(body) > 0)
      .reply(200, { gift_card: given })
    answerCards([given])
    await giveAway()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const days = (new Date(sent[0]?.ends_at ?? '').getTime() - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
  })

  it('needs an address, and keeps what was typed when the server refuses', async () => {
    await typeCard()
    await userEvent.type(email(), 'ada')
    await giveAway()
    expect(email()).toHaveAccessibleDescription(/This is no e-mail address\./)
    await userEvent.type(email(), '@example.com')
    store().post('/admin/gift-cards').reply(400, { message: 'value must be an integer number' })
    await giveAway()
    const amount = screen.getByRole('textbox', { name: /Amount/ })
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/value must be an integer number/))
    expect(email()).toHaveValue('ada@example.com')
  })
})

it('looks through many cards where the address filters, and tells the store nothing of it', async () => {
  answerProduct([])
  store()
    .get('/admin/gift-cards')
    .query({ limit: '500', offset: '0' })
    .reply(200, { gift_cards: [given, spent], count: 501, offset: 0, limit: 500 })
  open('?balance=none')
  expect(await screen.findByRole('link', { name: 'CCCC-DDDD' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'AAAA-BBBB' })).not.toBeInTheDocument()
  expect(screen.getByText('Not all cards were searched')).toBeInTheDocument()
})
