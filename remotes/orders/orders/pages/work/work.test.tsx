/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { aLine, anOrder } from '../../testing/an-order.ts'
import WorkPage from './work.tsx'

const numbered = (number: number, more: object = {}) =>
  anOrder({ id: `order_${number}`, display_id: number, items: [aLine({ quantity: 2 })], ...more })
const row = (number: number) => ({ id: `order_${number}`, display_id: number })

function answerQueue(...orders: object[]) {
  nock(STORE)
    .get('/admin/orders')
    .query(({ fields, limit }) => limit === '200' && fields === 'id,display_id')
    .reply(200, { orders, count: orders.length, offset: 0, limit: 200 })
  nock(STORE)
    .persist()
    .get('/admin/orders')
    .query(({ customer_id }) => customer_id !== undefined)
    .optionally()
    .reply(200, { orders: [], count: 0 })
  nock(STORE).persist().get('/admin/notes').query(true).optionally().reply(200, { notes: [], count: 0 })
}
const answerOrder = (number: number, more: object = {}) =>
  nock(STORE)
    .get(`/admin/orders/order_${number}`)
    .query(true)
    .reply(200, { order: numbered(number, more) })
const open = (address = '/orders/work') => openPage(WorkPage, { path: '/orders/work', address })
const scanned = async (code: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: /^Barcode or SKU/ }), `${code}{Enter}`)
const heading = (number: number) => screen.findByRole('heading', { name: `Order #${number}` })
const pieces = () => screen.getByRole('textbox', { name: 'Packed: Harbour Mug, Slate' })
const pack = () => screen.getByRole('button', { name: 'Fulfill and go on' })

beforeEach(() =>
  nock(STORE)
    .persist()
    .get('/admin/store')
    .optionally()
    .reply(200, { store: { metadata: null } }),
)

it('counts scanned pieces, and says clearly what does not belong into the parcel', async () => {
  answerQueue(row(1))
  answerOrder(1)
  open()
  await heading(1)
  await scanned('PLATE')
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong item“PLATE” is not in this order.')
  expect(pack()).toBeDisabled()
  await scanned('mug')
  expect(pieces()).toHaveValue('1')
  expect(screen.getByText('1 missing')).toBeInTheDocument()
  await scanned('2*MUG')
  expect(screen.getByRole('alert')).toHaveTextContent('Only 1 is missing.')
  await scanned('MUG')
  expect(screen.getByText('Complete')).toBeInTheDocument()
})

it('lists every shipping method of an order that is packed', async () => {
  answerQueue(row(1))
  answerOrder(1, {
    shipping_methods: ['By post', 'By boat'].map((name) => ({ shipping_option: { name } })),
  })
  open()
  await heading(1)
  expect(screen.getByText('\u2068By post\u2069 and \u2068By boat\u2069')).toBeInTheDocument()
})

it('packs a complete order, goes on to the next, and comes back by Undo', async () => {
  answerQueue(row(1), row(2))
  answerOrder(1)
  answerOrder(2)
  open()
  await heading(1)
  await scanned('2*MUG')
  const packed = { id: 'ful_1', created_at: '2026-11-12T18:00:00.000Z', canceled_at: null, items: [] }
  nock(STORE)
    .post('/admin/orders/order_1/fulfillment', {
      items: [{ item_id: 'item_1', quantity: 2 }],
      no_notification: false,
    })
    .reply(200, { order: numbered(1, { fulfillments: [packed] }) })
  answerOrder(1)
  await userEvent.click(pack())
  await heading(2)
  const undone = nock(STORE)
    .post('/admin/orders/order_1/fulfillments/ful_1/cancel')
    .reply(200, { order: numbered(1) })
  answerOrder(1)
  const banner = (await screen.findByText('Order #1 is packed')).closest('[role="status"]') as HTMLElement
  await userEvent.click(within(banner).getByRole('button', { name: 'Undo' }))
  await heading(1)
  expect(undone.isDone()).toBe(true)
  await waitFor(() => expect(pieces()).toHaveValue('0'))
})

it('goes on by Enter alone, once nothing is missing', async () => {
  answerQueue(row(1), row(2))
  answerOrder(1)
  answerOrder(2)
  open()
  await heading(1)
  await scanned('MUG')
  await userEvent.keyboard('{Enter}')
  await scanned('MUG')
  expect(await screen.findByText(/Press Enter to go on/)).toBeInTheDocument()
  nock(STORE)
    .post('/admin/orders/order_1/fulfillment')
    .reply(200, { order: numbered(1, { fulfillments: [] }) })
  nock(STORE)
    .get('/admin/orders/order_1')
    .query(true)
    .optionally()
    .reply(200, { order: numbered(1) })
  await userEvent.keyboard('{Enter}')
  await heading(2)
})

it('asks before a part of an order is packed, and keeps what was counted when it is left', async () => {
  answerQueue(row(1), row(2))
  answerOrder(1)
  answerOrder(2)
  const { questions } = open()
  await heading(1)
  await scanned('MUG')
  nock(STORE).post('/admin/orders/order_1/fulfillment').reply(400, { message: 'Out of stock' })
  await userEvent.click(pack())
  expect(await screen.findByText('Out of stock')).toBeInTheDocument()
  expect(questions.map(({ message }) => message)).toEqual([
    '1 piece is not packed. It stays open in this order.',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
  await heading(2)
  await userEvent.click(screen.getByRole('button', { name: 'Previous order' }))
  await heading(1)
  expect(pieces()).toHaveValue('1')
})

it('says when no order of the filter can be packed, without reading any', async () => {
  open('/orders/work?fulfillment_status=shipped')
  expect(await screen.findByText('Nothing to pack')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the orders' })).toHaveAttribute(
    'href',
    '/a/orders?fulfillment_status=shipped',
  )
})

it('reads only orders that can be packed, so that others take no part of the queue', async () => {
  const asked = nock(STORE)
    .get('/admin/orders')
    .query(
      ({ 'status[]': status, 'fulfillment_status[]': packed }) =>
        status === 'pending' && String(packed) === 'not_fulfilled',
    )
    .reply(200, { orders: [], count: 0 })
  open('/orders/work?status=pending&status=canceled&fulfillment_status=not_fulfilled')
  expect(await screen.findByText('Nothing to pack')).toBeInTheDocument()
  expect(asked.isDone()).toBe(true)
})

it('takes open orders where the address names no status', async () => {
  const asked = nock(STORE)
    .get('/admin/orders')
    .query(({ 'status[]': status }) => String(status) === 'pending,requires_action')
    .reply(200, { orders: [], count: 0 })
  open('/orders/work?region_id=reg_1')
  expect(await screen.findByText('Nothing to pack')).toBeInTheDocument()
  expect(asked.isDone()).toBe(true)
})
