/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import TrackingPage from './tracking.tsx'

const parcel = (id: string, changes: object = {}) => ({
  id,
  shipped_at: null,
  canceled_at: null,
  tracking_links: [],
  ...changes,
})
const orderOf = (number: number, fulfillments: object[]) => ({
  id: `order_${number}`,
  display_id: number,
  status: 'pending',
  items: [{ id: 'item_1', quantity: 1, fulfilled_quantity: 1 }],
  fulfillments,
})
const found = (number: number, ...orders: object[]) =>
  nock(STORE)
    .get('/admin/orders')
    .query(({ display_id }) => display_id === String(number))
    .reply(200, { orders, count: orders.length, offset: 0, limit: 1 })

const answerParcel = (number: number) =>
  nock(STORE)
    .get(`/admin/orders/order_${number}`)
    .query(true)
    .reply(200, { order: { fulfillments: [parcel(`ful_${number}`)] } })

const row = (number: number) => screen.findByRole('row', { name: new RegExp(`#${number}`) })
const enter = (text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: 'One order per line' }), text)

const choose = async (field: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('button', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

it('ships the orders that can be shipped, and keeps the reason of the one that fails', async () => {
  openPage(TrackingPage, { path: '/orders/tracking' })
  await enter('1;A{Enter}2;B{Enter}3;C')
  found(1, orderOf(1, [parcel('ful_1')]))
  found(2, orderOf(2, [parcel('ful_2')]))
  found(3)
  await userEvent.click(screen.getByRole('button', { name: 'Check 3 orders' }))
  expect(within(await row(3)).getByText('No order has this number')).toBeInTheDocument()
  expect(within(await row(1)).getByText('Will be shipped')).toBeInTheDocument()
  expect(within(await row(1)).getByText('A')).toBeInTheDocument()

  for (const number of [1, 2]) answerParcel(number)
  nock(STORE)
    .post('/admin/orders/order_1/shipment', {
      fulfillment_id: 'ful_1',
      tracking_numbers: ['A'],
      no_notification: false,
    })
    .reply(200, { order: {} })
  nock(STORE).post('/admin/orders/order_2/shipment').reply(400, { message: 'The carrier is closed' })
  await userEvent.click(screen.getByRole('button', { name: 'Ship 2 orders' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('The carrier is closed')).toBeInTheDocument()
  expect(within(await row(1)).getByText('Shipped')).toBeInTheDocument()

  answerParcel(2)
  nock(STORE).post('/admin/orders/order_2/shipment').reply(200, { order: {} })
  await userEvent.click(await screen.findByRole('button', { name: 'Ship 1 order' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  expect(await within(await row(2)).findByText('Shipped')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Ship/ })).not.toBeInTheDocument()
})

it('ships nothing that is taken back, and ships it once it is asked for again', async () => {
  openPage(TrackingPage, { path: '/orders/tracking' })
  await enter('1;A')
  found(1, orderOf(1, [parcel('ful_1')]))
  await userEvent.click(screen.getByRole('button', { name: 'Check 1 order' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ship 1 order' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Ship 1 order' })).toBeEnabled()
})

it('ships no further orders once it is stopped, and offers the rest again', async () => {
  openPage(TrackingPage, { path: '/orders/tracking' })
  await enter('1;A{Enter}2;B{Enter}3;C')
  for (const number of [1, 2, 3]) found(number, orderOf(number, [parcel(`ful_${number}`)]))
  await userEvent.click(screen.getByRole('button', { name: 'Check 3 orders' }))
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  for (const number of [1, 2]) {
    answerParcel(number)
    nock(STORE)
      .post(`/admin/orders/order_${number}/shipment`)
      .reply(200, async () => {
        await stopped
        return { order: {} }
      })
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Ship 3 orders' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  stop()
  expect(await screen.findByRole('button', { name: 'Ship 1 order' })).toBeEnabled()
  expect(within(await row(2)).getByText('Shipped')).toBeInTheDocument()
  expect(within(await row(3)).getByText('Will be shipped')).toBeInTheDocument()
})

it('keeps the text over a reload, until its orders are shipped', async () => {
  const { unmount } = openPage(TrackingPage, { path: '/orders/tracking' })
  await enter('1;A')
  unmount()
  openPage(TrackingPage, { path: '/orders/tracking' })
  expect(screen.getByRole('textbox', { name: 'One order per line' })).toHaveValue('1;A')
  found(1, orderOf(1, [parcel('ful_1')]))
  await userEvent.click(screen.getByRole('button', { name: 'Check 1 order' }))
  answerParcel(1)
  nock(STORE).post('/admin/orders/order_1/shipment').reply(200, { order: {} })
  await userEvent.click(await screen.findByRole('button', { name: 'Ship 1 order' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Enter more numbers' }))
  expect(screen.getByRole('textbox', { name: 'One order per line' })).toHaveValue('')
})

it('ships what waits when the page is left, and forgets the text', async () => {
  const { unmount, messages } = openPage(TrackingPage, { path: '/orders/tracking' })
  await enter('1;A')
  found(1, orderOf(1, [parcel('ful_1')]))
  await userEvent.click(screen.getByRole('button', { name: 'Check 1 order' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ship 1 order' }))
  answerParcel(1)
  nock(STORE).post('/admin/orders/order_1/shipment').reply(200, { order: {} })
  unmount()
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', message: 'Done for 1 row.' }]))
  openPage(TrackingPage, { path: '/orders/tracking' })
  expect(screen.getByRole('textbox', { name: 'One order per line' })).toHaveValue('')
})

it('keeps the text when its orders cannot be looked up', async () => {
  openPage(TrackingPage, { path: '/orders/tracking' })
  await enter('1;A')
  nock(STORE).get('/admin/orders').query(true).reply(403, { message: 'Not for you' })
  await userEvent.click(screen.getByRole('button', { name: 'Check 1 order' }))
  expect(await screen.findByText('The orders could not be looked up')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'One order per line' })).toHaveValue('1;A')
})

it('reads the columns that a person chooses, where there are more than two', async () => {
  openPage(TrackingPage, { path: '/orders/tracking' })
  await userEvent.click(screen.getByRole('textbox', { name: 'One order per line' }))
  await userEvent.paste('Ada;1;A\nJo;2;B')
  expect(screen.getByRole('button', { name: 'Check 0 orders' })).toBeDisabled()
  await choose(/Order number/, 'Column 2')
  await choose(/Tracking number/, 'Column 3')
  expect(screen.getByRole('button', { name: 'Check 2 orders' })).toBeEnabled()
})
