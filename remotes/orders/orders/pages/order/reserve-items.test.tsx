/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { anOrder } from '../../testing/an-order.ts'
import { SummaryCard } from './summary-card.tsx'

const isOn = (key: string) => key === 'inventoryService'
const open = () => openPage(() => <SummaryCard order={anOrder()} />, { flags: { isOn } })

function answerStock(quantity: number) {
  const location_levels = [{ location_id: 'loc_1', stocked_quantity: 9, available_quantity: 9 }]
  nock(STORE)
    .get('/admin/orders/order_1/reservations')
    .query(true)
    .times(3)
    .optionally()
    .reply(200, {
      reservations: [
        { id: 'res_1', line_item_id: 'item_1', inventory_item_id: 'iitem_1', location_id: 'loc_1', quantity },
      ],
    })
  nock(STORE)
    .get('/admin/stock-locations')
    .query(true)
    .optionally()
    .reply(200, { stock_locations: [{ id: 'loc_1', name: 'Hamburg' }], count: 1 })
  nock(STORE)
    .get('/admin/variants/variant_1/inventory')
    .times(2)
    .optionally()
    .reply(200, { variant: { id: 'variant_1', inventory: [{ id: 'iitem_1', location_levels }] } })
}

const editReservation = async (pieces: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit reservation' }))
  const form = within(await screen.findByRole('dialog'))
  const field = await form.findByRole('textbox', { name: /^Pieces/ })
  await userEvent.clear(field)
  await userEvent.type(field, pieces)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  return form
}

it('shows how much of a line is reserved, and reserves the rest', async () => {
  answerStock(1)
  const written = nock(STORE)
    .post('/admin/reservations', {
      line_item_id: 'item_1',
      inventory_item_id: 'iitem_1',
      location_id: 'loc_1',
      quantity: 2,
    })
    .reply(200, { reservation: { id: 'res_2' } })
  const { messages } = open()
  expect(await screen.findByText('1 of 3 reserved')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Reserve items' }))
  const form = within(await screen.findByRole('dialog'))
  expect(await form.findByText('2 missing, 9 free here')).toBeVisible()
  await userEvent.click(form.getByRole('button', { name: 'Reserve' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Items reserved' }]))
  expect(written.isDone()).toBe(true)
})

it('keeps what failed, and tries it again alone', async () => {
  answerStock(0)
  nock(STORE).post('/admin/reservations').reply(400, { message: 'Not enough' })
  nock(STORE)
    .post('/admin/reservations')
    .reply(200, { reservation: { id: 'res_2' } })
  const { messages } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Reserve items' }))
  const form = within(await screen.findByRole('dialog'))
  await form.findByText('3 missing, 9 free here')
  await userEvent.click(form.getByRole('button', { name: 'Reserve' }))
  expect(await form.findByText('Not enough')).toBeVisible()
  await userEvent.click(form.getByRole('button', { name: 'Finish remaining steps' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Items reserved' }]))
})

it('offers nothing to reserve where all of it is', async () => {
  answerStock(3)
  open()
  expect(await screen.findByText('3 of 3 reserved')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reserve items' })).not.toBeInTheDocument()
})

describe('a reservation', () => {
  it('is changed from its line', async () => {
    answerStock(3)
    const written = nock(STORE)
      .post('/admin/reservations/res_1', { location_id: 'loc_1', quantity: 2 })
      .reply(200, { reservation: { id: 'res_1' } })
    const { messages } = open()
    await editReservation('2')
    await waitFor(() => expect(messages).toMatchObject([{ title: 'Reservation saved' }]))
    expect(written.isDone()).toBe(true)
  })

  it('is deleted without pieces', async () => {
    answerStock(3)
    const written = nock(STORE).delete('/admin/reservations/res_1').reply(200, { id: 'res_1', deleted: true })
    const { messages } = open()
    await editReservation('0')
    await waitFor(() => expect(messages).toMatchObject([{ title: 'Reservation saved' }]))
    expect(written.isDone()).toBe(true)
  })

  it('holds no more pieces than the line needs', async () => {
    answerStock(3)
    open()
    const form = await editReservation('4')
    expect(await form.findByText('There are not as many to pack here')).toBeVisible()
  })
})
