/** @jest-environment-options {"url": "http://localhost:9000/"} */
import type { FakePorts } from '@stoa/extension-sdk/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { anOrder, aLine } from '../../testing/an-order.ts'
import { FulfillmentCard } from './fulfillment-card.tsx'
import { HeldActions } from './held-actions.tsx'

const WITH_STOCK: FakePorts = { flags: { isOn: (key) => key === 'inventoryService' } }
const packed = (more: object = {}) => ({
  id: 'ful_1',
  created_at: '2026-11-12T18:00:00.000Z',
  shipped_at: null,
  canceled_at: null,
  tracking_numbers: [],
  items: [{ item_id: 'item_1', quantity: 2 }],
  ...more,
})
const open = (more: object = {}, ports: FakePorts = {}) =>
  openPage(
    () => (
      <>
        <FulfillmentCard order={anOrder(more)} />
        <HeldActions order={anOrder(more)} />
      </>
    ),
    ports,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sendNow = () => press('Send now')
const dialog = async () => within(await screen.findByRole('dialog'))

const answerOthers = (...orders: object[]) =>
  nock(STORE)
    .get('/admin/orders')
    .query(({ customer_id }) => customer_id === 'cus_1')
    .reply(200, { orders, count: orders.length })

function answerStock(stocked: number, available: number) {
  const location_levels = [{ location_id: 'loc_1', stocked_quantity: stocked, available_quantity: available }]
  nock(STORE)
    .get('/admin/stock-locations')
    .query(true)
    .reply(200, { stock_locations: [{ id: 'loc_1', name: 'Hamburg' }], count: 1 })
  nock(STORE)
    .get('/admin/orders/order_1/reservations')
    .query(true)
    .reply(200, {
      reservations: [{ id: 'res_1', line_item_id: 'item_1', location_id: 'loc_1', quantity: 1 }],
      count: 1,
    })
  nock(STORE)
    .get('/admin/variants/variant_1/inventory')
    .reply(200, { variant: { id: 'variant_1', inventory: [{ id: 'iitem_1', location_levels }] } })
}

it('packs what the location has of the order', async () => {
  answerOthers()
  answerStock(5, 1)
  nock(STORE)
    .post('/admin/orders/order_1/fulfillment', {
      items: [{ item_id: 'item_1', quantity: 2 }],
      no_notification: false,
      location_id: 'loc_1',
    })
    .reply(200, { order: anOrder() })
  const { messages } = open({}, WITH_STOCK)
  await press('Fulfill')
  const form = await dialog()
  expect(await form.findByText('3 left to pack, 2 in stock here')).toBeVisible()
  expect(form.getByText(/^Not enough in stock: .*Harbour Mug/)).toBeVisible()
  expect(form.getByRole('textbox', { name: 'Harbour Mug' })).toHaveValue('2')
  await userEvent.click(form.getByRole('button', { name: 'Fulfill' }))
  await sendNow()
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Items packed' }]))
})

it('refuses more pieces than the location has before they are sent', async () => {
  answerOthers()
  answerStock(1, 0)
  open({}, WITH_STOCK)
  await press('Fulfill')
  const form = await dialog()
  const pieces = await form.findByRole('textbox', { name: 'Harbour Mug' })
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '2')
  await userEvent.click(form.getByRole('button', { name: 'Fulfill' }))
  expect(await form.findByText('There are not as many to pack here')).toBeVisible()
})

it('packs without a location where the store keeps no stock, and names what to look at first', async () => {
  answerOthers({ id: 'order_2', display_id: 351 }, { id: 'order_1', display_id: 350 })
  nock(STORE)
    .post('/admin/orders/order_1/fulfillment', {
      items: [{ item_id: 'item_1', quantity: 3 }],
      no_notification: false,
    })
    .reply(200, { order: anOrder() })
  const { messages } = open()
  await press('Fulfill')
  const form = await dialog()
  expect(form.getByText('The payment is authorized, but not captured.')).toBeVisible()
  expect(form.getByText('There is no shipping address.')).toBeVisible()
  expect(await form.findByRole('link', { name: '#351' })).toHaveAttribute('href', '/a/orders/order_2')
  expect(form.queryByRole('link', { name: '#350' })).not.toBeInTheDocument()
  await userEvent.click(form.getByRole('button', { name: 'Fulfill' }))
  await sendNow()
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Items packed' }]))
})

it('sends no empty parcel', async () => {
  answerOthers()
  open()
  await press('Fulfill')
  const form = await dialog()
  await userEvent.clear(form.getByRole('textbox', { name: 'Harbour Mug' }))
  await userEvent.click(form.getByRole('button', { name: 'Fulfill' }))
  expect(await form.findByText('Choose at least one item')).toBeVisible()
})

it.each([
  ['canceled', { status: 'canceled' }],
  ['packed as a whole', { items: [aLine({ fulfilled_quantity: 3 })] }],
])('offers no fulfillment of an order that is %s', (_name, more) => {
  open(more)
  expect(screen.queryByRole('button', { name: 'Fulfill' })).not.toBeInTheDocument()
})

it('ships a parcel with several numbers, and shows the carrier of each', async () => {
  nock(STORE)
    .post('/admin/orders/order_1/shipment', {
      fulfillment_id: 'ful_1',
      tracking_numbers: ['1Z999AA10123456784', 'X-7'],
      no_notification: false,
    })
    .reply(200, { order: anOrder() })
  const { messages } = open({ fulfillments: [packed()] })
  await press('Mark as shipped')
  const form = await dialog()
  await userEvent.type(
    form.getByRole('textbox', { name: 'Tracking numbers' }),
    '1Z999AA10123456784{Enter}X-7',
  )
  expect(form.getByText('UPS')).toBeVisible()
  expect(form.getByRole('link', { name: '1Z999AA10123456784' })).toBeVisible()
  expect(form.queryByRole('link', { name: 'X-7' })).not.toBeInTheDocument()
  await userEvent.click(form.getByRole('button', { name: 'Mark as shipped' }))
  await sendNow()
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Marked as shipped' }]))
})

it('ships the parcel of an exchange with the exchange', async () => {
  nock(STORE).post('/admin/orders/order_1/swaps/swap_1/shipments').reply(200, { order: anOrder() })
  const { messages } = open({ swaps: [{ id: 'swap_1', fulfillments: [packed()], additional_items: [] }] })
  await press('Mark as shipped')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Mark as shipped' }))
  await sendNow()
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Marked as shipped' }]))
})

it('ships the goods of a claim with the claim, which knows whether its customer is written to', async () => {
  nock(STORE)
    .post('/admin/orders/order_1/claims/claim_1/shipments', {
      fulfillment_id: 'ful_1',
      tracking_numbers: ['X-7'],
    })
    .reply(200, { order: anOrder() })
  const { messages } = open({ claims: [{ id: 'claim_1', fulfillments: [packed()], additional_items: [] }] })
  await press('Mark as shipped')
  const form = await dialog()
  expect(form.queryByRole('checkbox')).not.toBeInTheDocument()
  await userEvent.type(form.getByRole('textbox', { name: 'Tracking numbers' }), 'X-7')
  await userEvent.click(form.getByRole('button', { name: 'Mark as shipped' }))
  await sendNow()
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Marked as shipped' }]))
})

it('cancels a parcel after a question that names its pieces', async () => {
  nock(STORE).post('/admin/orders/order_1/fulfillments/ful_1/cancel').reply(200, { order: anOrder() })
  const questions: string[] = []
  const { messages } = open(
    { fulfillments: [packed()] },
    { dialogs: { confirm: async ({ message }) => questions.push(message) > 0 } },
  )
  await press('Cancel fulfillment')
  await sendNow()
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Fulfillment canceled' }]))
  expect(questions).toEqual(['2 items are unpacked and go back into stock.'])
})

it('neither ships nor cancels what is shipped', () => {
  open({ fulfillments: [packed({ shipped_at: '2026-11-13T08:00:00.000Z' })] })
  expect(screen.queryByRole('button', { name: /shipped|Cancel/ })).not.toBeInTheDocument()
})

it('names the location of a parcel', async () => {
  nock(STORE)
    .get('/admin/stock-locations')
    .query(true)
    .reply(200, { stock_locations: [{ id: 'loc_1', name: 'Hamburg' }], count: 1 })
  open(
    { fulfillments: [packed({ location_id: 'loc_1' })] },
    { flags: { isOn: (key) => key === 'stockLocationService' } },
  )
  expect(await screen.findByText('From Hamburg')).toBeVisible()
})

async function packTwice(isUndone: boolean) {
  answerOthers()
  const [second, first] = ['2026-11-13T08:00:01.000Z', '2026-11-13T08:00:00.000Z'].map((created_at, index) =>
    packed({ id: `ful_${2 - index}`, created_at }),
  )
  nock(STORE)
    .post('/admin/orders/order_1/fulfillment')
    .reply(200, { order: anOrder({ fulfillments: [second, first] }) })
  const questions: unknown[] = []
  const confirm = async (question: object) => {
    questions.push(question)
    return isUndone
  }
  const { messages } = open({}, { dialogs: { confirm } })
  await press('Fulfill')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Fulfill' }))
  await sendNow()
  await waitFor(() => expect(messages).toHaveLength(1))
  return { messages, questions }
}

it('offers to cancel the second fulfillment when the store packed something twice', async () => {
  const canceled = nock(STORE)
    .post('/admin/orders/order_1/fulfillments/ful_2/cancel')
    .reply(200, { order: anOrder() })
  const { messages, questions } = await packTwice(true)
  expect(questions).toMatchObject([{ title: 'This was packed twice', confirmLabel: 'Cancel fulfillment' }])
  expect(messages).toMatchObject([{ type: 'success', title: 'Fulfillment canceled' }])
  expect(canceled.isDone()).toBe(true)
})

it('still says that something was packed twice when the second fulfillment stays', async () => {
  const { messages } = await packTwice(false)
  expect(messages).toMatchObject([{ type: 'error', title: 'This was packed twice' }])
})

it('sends no shipment that is taken back, and keeps its numbers for the next time', async () => {
  nock(STORE)
    .get('/admin/store')
    .reply(200, { store: { metadata: null } })
  const { messages } = open({ fulfillments: [packed()] })
  await press('Mark as shipped')
  await userEvent.type((await dialog()).getByRole('textbox', { name: 'Tracking numbers' }), 'X-7')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Mark as shipped' }))
  expect(await screen.findByText(/^Sent in \d+ sec$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /shipped|Cancel/ })).not.toBeInTheDocument()
  await press('Undo')
  await press('Mark as shipped')
  expect((await dialog()).getByRole('textbox', { name: 'Tracking numbers' })).toHaveValue('X-7')
  expect(messages).toEqual([])
})

it('keeps what the store refuses, and says why', async () => {
  nock(STORE)
    .post('/admin/orders/order_1/shipment')
    .reply(400, { type: 'not_allowed', message: 'It has been canceled' })
  const { messages } = open({ fulfillments: [packed()] })
  await press('Mark as shipped')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Mark as shipped' }))
  await sendNow()
  expect(await screen.findByText('No longer sent automatically. Send it or undo it.')).toBeVisible()
  expect(messages).toMatchObject([{ title: 'This was not saved', message: 'It has been canceled' }])
})

it('packs what waits when the page is left', async () => {
  answerOthers()
  nock(STORE).post('/admin/orders/order_1/fulfillment').reply(200, { order: anOrder() })
  const { messages, router } = open()
  await press('Fulfill')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Fulfill' }))
  await screen.findByRole('button', { name: 'Undo' })
  await act(() => router.navigate('/a/elsewhere'))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Items packed' }]))
})

it('shows the price of a delivery, the data of its provider, and the provider of a parcel', async () => {
  const method = {
    id: 'sm_1',
    price: 590,
    data: { service: 'express' },
    shipping_option: { name: 'By post', profile_id: 'sp_1' },
  }
  open({ shipping_methods: [method], fulfillments: [packed({ provider_id: 'test-post' })] })
  expect(screen.getByText('By post').parentElement).toHaveTextContent('By post €5.90')
  expect(screen.getByText('Provider: test-post')).toBeVisible()
  await userEvent.click(screen.getByText('Provider data'))
  expect(await screen.findByText(/express/)).toBeVisible()
})
