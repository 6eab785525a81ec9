/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { anOrder } from '../../testing/an-order.ts'
import { ChangeDelivery } from './change-delivery.tsx'

const method = (tax_lines: object[]) => ({
  id: 'sm_1',
  price: 490,
  tax_lines,
  shipping_option: { id: 'so_1', name: 'Standard', profile_id: 'goods' },
})

function open(more: object = {}) {
  nock(STORE)
    .get('/admin/shipping-options')
    .query({ region_id: 'reg_1', is_return: 'false' })
    .reply(200, { shipping_options: [{ id: 'so_2', name: 'Express', amount: 1290, profile_id: 'goods' }] })
  return openPage(() => <ChangeDelivery order={anOrder(more)} onClose={() => undefined} />)
}
const choose = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: /Delivery/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
}
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Change' }))

it('adds a delivery at its usual price', async () => {
  nock(STORE)
    .post('/admin/orders/order_1/shipping-methods', { option_id: 'so_2', price: 1290 })
    .reply(200, { order: anOrder() })
  const { messages } = open()
  await choose(/Express/)
  await save()
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Delivery changed' }]))
})

it('names the delivery that is replaced, and takes another price', async () => {
  nock(STORE)
    .post('/admin/orders/order_1/shipping-methods', { option_id: 'so_2', price: 0 })
    .reply(200, { order: anOrder() })
  const { messages } = open({ shipping_methods: [method([])] })
  await choose(/Express/)
  expect(await screen.findByText('Replaces “Standard”')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '0')
  await save()
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Delivery changed' }]))
})

it('says that a taxed delivery cannot be replaced before it is sent', async () => {
  open({ shipping_methods: [method([{ rate: 19 }])] })
  await choose(/Express/)
  await save()
  expect(await screen.findByText('The store cannot replace a delivery that was taxed')).toBeVisible()
})
