/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { anOrder } from '../../testing/an-order.ts'
import { Preflight } from './preflight.tsx'

const ADDRESS = {
  first_name: 'Mara',
  last_name: 'Arendt',
  address_1: 'Kai 1',
  city: 'Hamburg',
  postal_code: '20457',
  country_code: 'de',
}
const ready = () => anOrder({ payment_status: 'captured', shipping_address: ADDRESS })
const stockOf = (available_quantity: number) => ({
  isLoaded: true,
  locations: [{ id: 'sloc_1', name: 'Hamburg' }] as never,
  stock: {
    inventory: new Map([
      [
        'variant_1',
        [
          {
            id: 'iitem_1',
            location_levels: [
              { location_id: 'sloc_1', stocked_quantity: available_quantity, available_quantity },
            ],
          },
        ],
      ],
    ]),
    reservations: [],
  },
})

function open(orders: object[], available: number) {
  const read = nock(STORE)
    .get('/admin/orders')
    .query(
      ({ customer_id, 'status[]': status, 'fulfillment_status[]': packed }) =>
        customer_id === 'cus_1' &&
        String(status) === 'pending,requires_action' &&
        String(packed) === 'not_fulfilled,partially_fulfilled',
    )
    .reply(200, { orders, count: orders.length })
  openPage(() => <Preflight order={ready()} stock={stockOf(available)} />)
  return read
}

it('leads to the other orders of the buyer that wait to be packed', async () => {
  open([anOrder(), anOrder({ id: 'order_2', display_id: 351 })], 9)
  expect(await screen.findByText('Before you pack')).toBeVisible()
  expect(screen.getByText('Other open orders of this customer:')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['#351'])
  expect(screen.getByRole('link')).toHaveAttribute('href', '/a/orders/order_2')
})

it('names what is not in stock', async () => {
  open([], 2)
  expect(await screen.findByText(/^Not enough in stock: .*Harbour Mug/)).toBeVisible()
})

it('shows nothing where nothing speaks against packing', async () => {
  const read = open([anOrder()], 9)
  await waitFor(() => expect(read.isDone()).toBe(true))
  expect(screen.queryByText('Before you pack')).toBeNull()
})
