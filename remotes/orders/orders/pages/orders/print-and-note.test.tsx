/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { aLine, anOrder } from '../../testing/an-order.ts'
import OrdersPage from './orders.tsx'

const numbered = (number: number) => anOrder({ id: `order_${number}`, display_id: number })
const print = jest.fn()

async function openSelected(ports: FakePorts = {}) {
  const orders = [numbered(1), numbered(2)]
  nock(STORE)
    .persist()
    .get('/admin/orders')
    .query(true)
    .reply(200, { orders, count: 2, offset: 0, limit: 20 })
  nock(STORE)
    .persist()
    .get('/admin/store')
    .optionally()
    .reply(200, { store: { name: 'Stoa Goods', metadata: {} } })
  for (const path of ['returns', 'draft-orders'])
    nock(STORE)
      .persist()
      .get(`/admin/${path}`)
      .query(true)
      .reply(200, { [path]: [], count: 0 })
  const page = openPage(OrdersPage, { path: '/orders', ...ports })
  for (const { display_id } of orders)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select “#${display_id}”` }))
  return page
}
const read = (number: number) =>
  nock(STORE)
    .get(`/admin/orders/order_${number}`)
    .query(true)
    .reply(200, { order: numbered(number) })
const writeNote = (number: number, status: number) =>
  nock(STORE)
    .post('/admin/notes', { resource_id: `order_${number}`, resource_type: 'order', value: 'Gift wrap' })
    .reply(status, status === 200 ? { note: {} } : { message: 'Notes are closed' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  print.mockClear()
  window.print = print
})

it('prints an invoice of each selected order', async () => {
  await openSelected()
  read(1)
  read(2)
  await press('Invoices')
  const invoices = await screen.findAllByRole('article')
  expect(invoices).toHaveLength(2)
  for (const invoice of invoices)
    expect(within(invoice).getByRole('heading', { name: 'Invoice' })).toBeInTheDocument()
})

it('prints a packing slip of each selected order, in their order', async () => {
  await openSelected()
  read(1)
  read(2)
  await press('Packing slips')
  const slips = await screen.findAllByRole('article')
  expect(slips.map((slip) => within(slip).getByText(/^#/).textContent)).toEqual(['#1', '#2'])
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select “#1”' })).toBeChecked()
})

it('prints nothing when one of the orders cannot be read, and says so', async () => {
  const { messages } = await openSelected()
  read(1)
  nock(STORE).get('/admin/orders/order_2').query(true).reply(403, { message: 'Not for you' })
  await press('Packing slips')
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'error', title: 'Nothing was printed', message: 'Not for you' }]),
  )
  expect(print).not.toHaveBeenCalled()
})

it('prints one pick list for all selected orders, by location', async () => {
  await openSelected({ flags: { isOn: (flag) => flag === 'inventoryService' } })
  for (const number of [1, 2]) {
    read(number)
    nock(STORE)
      .get(`/admin/orders/order_${number}/reservations`)
      .query(true)
      .reply(200, {
        reservations: [
          { line_item_id: aLine().id, inventory_item_id: 'inv', location_id: 'sloc_1', quantity: 3 },
        ],
        count: 1,
      })
  }
  nock(STORE)
    .get('/admin/stock-locations')
    .query(true)
    .reply(200, { stock_locations: [{ id: 'sloc_1', name: 'Hamburg' }], count: 1 })
  await press('Pick list')
  const list = await screen.findByRole('article')
  expect(list).toHaveTextContent('Hamburg')
  expect(
    within(list).getByRole('row', { name: /^MUG Harbour Mug Slate 6 .*#1.* and .*#2/ }),
  ).toBeInTheDocument()
})

it('writes one note about all selected orders, and keeps the text while none takes it', async () => {
  await openSelected()
  await press('Add note')
  const dialog = await screen.findByRole('dialog', { name: 'Add a note to 2 orders' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Gift wrap')
  writeNote(1, 400)
  writeNote(2, 400)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add note' }))
  expect(await within(dialog).findByText('Notes are closed')).toBeInTheDocument()
  expect(within(dialog).getByRole('textbox', { name: 'Note' })).toHaveValue('Gift wrap')

  writeNote(1, 200)
  writeNote(2, 400)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('checkbox', { name: 'Select “#1”' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Select “#2”' })).toBeChecked()
  expect(screen.getByText('Notes are closed')).toBeInTheDocument()
})
