/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, within } from '@testing-library/react'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import ReturnsPage from './returns.tsx'

const AT = '2026-11-05T10:00:00.000Z'
const swap = (id: string, order_id: string) => ({
  id,
  order_id,
  created_at: AT,
  canceled_at: null,
  confirmed_at: null,
  payment_status: 'not_paid',
  fulfillment_status: 'not_fulfilled',
})
const replacement = {
  id: 'claim_1',
  type: 'replace',
  created_at: AT,
  canceled_at: null,
  refund_amount: null,
  payment_status: 'na',
  fulfillment_status: 'not_fulfilled',
  claim_items: [{ quantity: 1 }],
  shipping_methods: [{ id: 'sm_1' }],
  return_order: null,
}
const order = (id: string, display_id: number, more: object = {}) => ({
  id,
  display_id,
  email: `${id}@example.com`,
  claims: [],
  ...more,
})

function answer() {
  nock(STORE).get('/admin/returns').query(true).reply(200, { returns: [], count: 0 })
  nock(STORE)
    .get('/admin/swaps')
    .query(true)
    .reply(200, { swaps: [swap('swap_1', 'order_1'), swap('swap_2', 'order_9')], count: 2 })
  nock(STORE)
    .get('/admin/orders')
    .query(({ expand, order: sort }) => String(expand).includes('claims') && sort === '-created_at')
    .reply(200, { orders: [order('order_1', 12), order('order_2', 14, { claims: [replacement] })], count: 2 })
  nock(STORE)
    .get('/admin/orders/order_9')
    .query({ fields: 'id,display_id,email', expand: '' })
    .reply(200, { order: order('order_9', 3) })
}
const rowOf = async (number: string) => within(await screen.findByRole('row', { name: new RegExp(number) }))

it('shows exchanges with the numbers of their orders, also of old ones', async () => {
  answer()
  openPage(ReturnsPage, { path: '/returns' })
  expect((await rowOf('#12')).getByText('order_1@example.com')).toBeVisible()
  expect((await rowOf('#3')).getByText('order_9@example.com')).toBeVisible()
  expect(screen.getByText(/the claims of the newest 1,000 orders/)).toBeVisible()
})

it('shows a replacement that waits to be packed though nothing comes back, and for how long', async () => {
  answer()
  openPage(ReturnsPage, { path: '/returns' })
  const row = await rowOf('#14')
  expect(row.getByText('Claim')).toBeVisible()
  expect(row.getByText('Pack')).toBeVisible()
  expect(row.getByRole('time')).toHaveAttribute('datetime', AT)
  expect(row.getByRole('time')).not.toHaveTextContent('2026')
})
