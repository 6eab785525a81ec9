/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import type { AfterSaleOrder } from '../components/values.ts'
import { ReturnActions } from './return-actions.tsx'

const order = {
  id: 'order_1',
  display_id: 12,
  status: 'pending',
  payment_status: 'captured',
  region_id: 'reg_1',
  currency_code: 'eur',
  refundable_amount: 7140,
  items: [
    {
      id: 'item_1',
      title: 'Harbour Mug',
      thumbnail: null,
      variant_id: 'variant_1',
      variant: { sku: 'HM-1' },
      quantity: 4,
      fulfilled_quantity: 4,
      returned_quantity: null,
      refundable: 7140,
    },
  ],
  returns: [],
  swaps: [],
  claims: [],
} as unknown as AfterSaleOrder

const entry = {
  id: 'ret_1',
  status: 'requested',
  swap_id: null,
  claim_order_id: null,
  location_id: 'loc_1',
  refund_amount: 1785,
  items: [{ item_id: 'item_1', quantity: 2 }],
}

const NOTED = 'Inspected on receipt:\n1 × Harbour Mug damaged\nChipped rim'

/** A return of two pieces arrives in Hamburg, which has eight of them then. */
function readsStock() {
  const level = { location_id: 'loc_1', stocked_quantity: 8 }
  const store = nock(STORE).persist()
  store
    .get('/admin/stock-locations')
    .query(true)
    .reply(200, {
      stock_locations: [{ id: 'loc_1', name: 'Hamburg' }],
      count: 1,
    })
  store
    .get('/admin/variants/variant_1/inventory')
    .reply(200, { variant: { id: 'variant_1', inventory: [{ id: 'iitem_1', location_levels: [level] }] } })
  store
    .get('/admin/inventory-items/iitem_1/location-levels')
    .query(true)
    .reply(200, { inventory_item: { id: 'iitem_1', location_levels: [level] } })
  const receipt = { items: [{ item_id: 'item_1', quantity: 2 }], location_id: 'loc_1', refund: 1785 }
  return nock(STORE)
    .post('/admin/returns/ret_1/receive', receipt)
    .reply(200, { return: { ...entry, status: 'received' } })
}

const takesOut = () =>
  nock(STORE).post('/admin/inventory-items/iitem_1/location-levels/loc_1', { stocked_quantity: 7 })
const notes = () =>
  nock(STORE)
    .post('/admin/notes', { resource_id: 'order_1', resource_type: 'order', value: NOTED })
    .reply(200, { note: {} })

let setStatus: (status: string) => void

/** The buttons of the return, as the order's page shows them. */
function Buttons() {
  const [status, set] = useState('requested')
  useEffect(() => {
    setStatus = set
  }, [])
  return <ReturnActions order={order} entry={{ ...entry, status }} />
}

/** Receives the return with one damaged piece. */
async function receiveDamaged(user: UserEvent): Promise<HTMLElement> {
  openPage(() => <Buttons />, { flags: { isOn: (flag) => flag === 'inventoryService' } })
  await user.click(screen.getByRole('button', { name: 'Receive return' }))
  const dialog = await screen.findByRole('dialog', { name: 'Receive return' })
  const damaged = within(dialog).getByRole('textbox', { name: /^Damaged/ })
  await user.clear(damaged)
  await user.type(damaged, '1')
  await user.click(within(dialog).getByRole('textbox', { name: 'Note' }))
  await user.paste('Chipped rim')
  await user.click(within(dialog).getByRole('button', { name: /^Receive and refund/ }))
  return dialog
}

it('damaged pieces are taken out of the stock that received them, and noted with what was found', async () => {
  const user = userEvent.setup()
  const writes = [readsStock(), takesOut().reply(200, { inventory_item: {} }), notes()]
  const dialog = await receiveDamaged(user)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(writes.map((write) => write.isDone())).toEqual([true, true, true])
})

it('what an inspection could not write is gone on with, and the goods are received once', async () => {
  const user = userEvent.setup()
  const writes = [readsStock(), notes(), takesOut().reply(500, { message: 'No' })]
  const dialog = await receiveDamaged(user)
  const steps = await within(dialog).findByRole('list', { name: 'Steps' })
  await within(steps).findByText(/failed/i)
  expect(writes.map((write) => write.isDone())).toEqual([true, true, true])
  expect(dialog).toHaveTextContent('The return is received, but the inspection is incomplete')

  // The order is read again, and its return is no longer one to receive.
  act(() => setStatus('received'))
  const again = takesOut().reply(200, { inventory_item: {} })
  const buttons = within(dialog).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['', 'Cancel', 'Finish remaining steps'])
  await user.click(within(dialog).getByRole('button', { name: 'Finish remaining steps' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(again.isDone()).toBe(true)
})
