/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { ALL_ON, answerItems, answerLocations, itemOf, levelOf } from '../inventory/testing/stock-store.ts'
import ReservationsPage from './reservations.tsx'

const open = (search = '') =>
  openPage(ReservationsPage, {
    path: '/inventory/reservations',
    address: `/inventory/reservations${search}`,
    ...ALL_ON,
  })

const forOrder = {
  id: 'resitem_1',
  inventory_item_id: 'iitem_1',
  inventory_item: { id: 'iitem_1', sku: 'B-1', title: null },
  line_item_id: 'item_1',
  line_item: { title: 'Bowl', description: 'Large', order: { id: 'order_1', display_id: 231 } },
  location_id: 'sloc_ulm',
  quantity: 2,
  description: null,
  metadata: null,
  created_at: '2026-08-21T11:21:09.215Z',
}
const forFair = {
  ...forOrder,
  id: 'resitem_2',
  line_item_id: null,
  line_item: undefined,
  description: 'For the fair',
}
const answer = (wanted: Record<string, unknown>, reservations: readonly object[]) =>
  nock(STORE)
    .get('/admin/reservations')
    .query((query) =>
      Object.entries(wanted).every(([key, value]) => String(query[key] ?? '') === String(value)),
    )
    .reply(200, { reservations, count: reservations.length, offset: 0, limit: 20 })
const bowl = itemOf('iitem_1', 'Bowl', [levelOf('sloc_ulm', 12, 2)])

it('shows what is reserved where, and leads to the order', async () => {
  answerLocations()
  answer({ order: '-created_at', expand: 'line_item,inventory_item' }, [forOrder])
  open()
  const row = within(await screen.findByRole('row', { name: /Bowl · Large/ }))
  expect(row.getByRole('link', { name: '#231' })).toHaveAttribute('href', '/a/orders/order_1')
  expect(await row.findByText('Ulm')).toBeInTheDocument()
})

it('names what is kept for no order after what is sold from the item', async () => {
  answerLocations()
  answer({}, [forFair])
  answerItems({ 'id[]': 'iitem_1' }, [bowl])
  open()
  const row = within(await screen.findByRole('row', { name: /Bowl · Large/ }))
  expect(row.getByRole('button', { name: 'Actions for “Bowl · Large”' })).toBeInTheDocument()
})

it('asks for what the address says', async () => {
  answerLocations()
  answerItems({ 'id[]': 'iitem_1' }, [bowl])
  answer(
    {
      'inventory_item_id[]': 'iitem_1',
      'description[contains]': 'fair',
      'quantity[gte]': 2,
      'quantity[lte]': 5,
    },
    [],
  )
  open('?inventory_item_id=iitem_1&description=fair&quantity=2..5')
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Item: Bowl · Large' })).toBeInTheDocument()
})

it('is filtered by an item that is searched', async () => {
  answerLocations()
  answer({}, [forOrder])
  open()
  await screen.findByRole('row', { name: /Bowl · Large/ })
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Item' }))
  answerItems({ limit: 10 }, [bowl])
  answerItems({ 'id[]': 'iitem_1' }, [bowl])
  answer({ 'inventory_item_id[]': 'iitem_1' }, [])
  await userEvent.click(await screen.findByRole('option', { name: /Bowl · Large/ }))
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Item: Bowl · Large' })).toBeInTheDocument()
})

it('finds a description that is just so', async () => {
  answerLocations()
  answer({ description: 'For the fair' }, [forFair])
  open('?described_as=For+the+fair')
  expect(await screen.findByRole('button', { name: /^Description is/ })).toBeInTheDocument()
  expect(await screen.findByRole('row', { name: /For the fair/ })).toBeInTheDocument()
})

it('says why there is no list, and tries again', async () => {
  answerLocations()
  nock(STORE).get('/admin/reservations').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answer({}, [])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No reservations yet')).toBeInTheDocument()
})

it('reserves no more than is available', async () => {
  answerLocations()
  answer({}, [])
  const { messages } = open()
  await screen.findByText('No reservations yet')
  await userEvent.click(screen.getByRole('button', { name: 'Reserve stock' }))
  const dialog = within(await screen.findByRole('dialog'))
  answerItems({ 'location_id[]': 'sloc_ulm', limit: 10 }, [bowl])
  answerItems({ id: 'iitem_1' }, [bowl])
  await userEvent.click(dialog.getByRole('button', { name: /^Choose an item/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Bowl · Large/ }))
  expect(await dialog.findByText('At most 10 can be reserved.')).toBeInTheDocument()

  const quantity = dialog.getByRole('textbox', { name: /^Quantity/ })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '11{Tab}')
  await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }))
  expect(await dialog.findByText('Not as many are available.')).toBeInTheDocument()

  await userEvent.clear(quantity)
  await userEvent.type(quantity, '4{Tab}')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'For the fair')
  nock(STORE)
    .post('/admin/reservations', {
      location_id: 'sloc_ulm',
      inventory_item_id: 'iitem_1',
      quantity: 4,
      description: 'For the fair',
    })
    .reply(200, { reservation: {} })
  answer({}, [forFair])
  await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }))
  await waitFor(() => expect(messages.map(({ title }) => title)).toEqual(['Reservation added']))
})

async function edit() {
  answerLocations()
  answer({}, [forFair])
  const page = open()
  answerItems({ id: 'iitem_1' }, [bowl])
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “B-1”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/At most 12 can be reserved/)).toBeInTheDocument()
  const quantity = dialog.getByRole('textbox', { name: /^Quantity/ })
  await userEvent.clear(quantity)
  return { ...page, dialog, quantity }
}

describe('a reservation that is edited', () => {
  it('counts its own pieces as free, sends what changed, and says at its field why it was refused', async () => {
    const { dialog, quantity } = await edit()
    await userEvent.type(quantity, '12{Tab}')
    nock(STORE)
      .post('/admin/reservations/resitem_2', { quantity: 12 })
      .reply(400, { message: 'The quantity is too large' })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('The quantity is too large')).toBeInTheDocument()
    expect(quantity).toHaveValue('12')
  })

  it('is deleted by a quantity of 0', async () => {
    const { dialog, quantity, messages } = await edit()
    await userEvent.type(quantity, '0{Tab}')
    nock(STORE).delete('/admin/reservations/resitem_2').reply(200, { id: 'resitem_2' })
    answer({}, [])
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(messages.map(({ title }) => title)).toEqual(['Reservation deleted']))
  })
})
