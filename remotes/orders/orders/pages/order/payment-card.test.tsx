/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { aLine, anOrder, aPayment } from '../../testing/an-order.ts'
import { PaymentCard } from './payment-card.tsx'

const CAPTURED = { captured_at: '2026-11-13T08:00:00.000Z' }
const open = (more: object = {}) => openPage(() => <PaymentCard order={anOrder(more)} />)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))

it('shows what is authorized, captured, refunded and due', () => {
  open({
    total: 4000,
    payments: [
      aPayment({ ...CAPTURED, amount: 2000, amount_refunded: 500 }),
      aPayment({ id: 'pay_2', amount: 1500 }),
    ],
  })
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(amounts).toEqual(['€15.00', '€20.00', '€5.00', '€5.00'])
})

it('captures the only open payment with the order, whose status follows', async () => {
  nock(STORE)
    .post('/admin/orders/order_1/capture')
    .reply(200, { order: anOrder({ payments: [aPayment(CAPTURED)] }) })
  const { messages } = open()
  await press('Capture payment')
  await press('Capture €35.70')
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Payment captured' }]))
})

it('captures one of several open payments by itself', async () => {
  nock(STORE)
    .post('/admin/payments/pay_2/capture')
    .reply(200, { payment: aPayment({ id: 'pay_2', ...CAPTURED }) })
  const { messages } = open({
    payments: [aPayment({ amount: 2000 }), aPayment({ id: 'pay_2', amount: 1570 })],
  })
  await press('Capture €15.70')
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Capture €15.70' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Payment captured' }]))
})

it('refunds the order by the price of the chosen pieces', async () => {
  nock(STORE)
    .post('/admin/orders/order_1/refund', {
      amount: 2380,
      reason: 'discount',
      note: '2 × Harbour Mug',
      no_notification: true,
    })
    .reply(200, { order: anOrder() })
  const { messages } = open({ payments: [aPayment(CAPTURED)] })
  await press('Refund')
  const form = await dialog()
  const pieces = form.getByRole('textbox', { name: 'Harbour Mug' })
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '2')
  await userEvent.tab()
  expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('23.80')
  expect(form.getByRole('textbox', { name: 'Note' })).toHaveValue('2 × Harbour Mug')
  await userEvent.click(form.getByRole('checkbox', { name: 'Notify the customer' }))
  await userEvent.click(form.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Refunded' }]))
})

const answerOrder = (refunds: object[]) =>
  nock(STORE)
    .get('/admin/orders/order_1')
    .query(true)
    .reply(200, { order: anOrder({ refunds }) })

it('a typed note stays when pieces are chosen after it', async () => {
  open({ payments: [aPayment(CAPTURED)] })
  await press('Refund')
  const form = await dialog()
  await userEvent.type(form.getByRole('textbox', { name: 'Note' }), 'Chipped')
  await userEvent.click(form.getByRole('button', { name: /^Increase/ }))
  expect(form.getByRole('textbox', { name: 'Note' })).toHaveValue('Chipped')
})

it('requests a return of the pieces that were chosen for a refund', async () => {
  for (const [path, answer] of [
    ['shipping-options', { shipping_options: [], count: 0 }],
    ['return-reasons', { return_reasons: [] }],
  ] as const)
    nock(STORE).persist().get(`/admin/${path}`).query(true).optionally().reply(200, answer)
  const requested = nock(STORE)
    .post(
      '/admin/orders/order_1/return',
      ({ items }: { items?: unknown }) =>
        JSON.stringify(items) === JSON.stringify([{ item_id: 'item_1', quantity: 1 }]),
    )
    .reply(200, { order: anOrder({ returns: [{ id: 'ret_1' }] }) })
  open({
    payment_status: 'captured',
    payments: [aPayment(CAPTURED)],
    items: [aLine({ fulfilled_quantity: 3, refundable: 3570 })],
    refundable_amount: 3570,
  })
  await press('Refund')
  const form = await dialog()
  expect(form.getByRole('button', { name: 'Request return' })).toBeDisabled()
  await userEvent.click(form.getByRole('button', { name: /^Increase/ }))
  await userEvent.click(form.getByRole('button', { name: 'Request return' }))
  const request = within(await screen.findByRole('dialog', { name: 'Request return' }))
  await userEvent.click(request.getByRole('button', { name: 'Request return' }))
  await waitFor(() => expect(requested.isDone()).toBe(true))
})

it('refuses more than is left of the payment before it is sent', async () => {
  open({ payments: [aPayment({ ...CAPTURED, amount_refunded: 3000 })] })
  await press('Refund')
  const form = await dialog()
  await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '5.71')
  await userEvent.click(form.getByRole('button', { name: 'Refund' }))
  expect(await form.findByText('This is more than is left of the payment')).toBeVisible()
})

it('refunds one of several payments by itself, without a notice to the customer', async () => {
  nock(STORE)
    .post('/admin/payments/pay_2/refund', { amount: 1000, reason: 'discount' })
    .reply(200, { refund: { id: 'ref_1' } })
  answerOrder([{ id: 'ref_1' }])
  const { messages } = open({
    payments: [aPayment({ amount: 2000 }), aPayment({ id: 'pay_2', amount: 1570, ...CAPTURED })],
  })
  await press('Refund')
  const form = await dialog()
  expect(form.queryByRole('checkbox')).not.toBeInTheDocument()
  await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '10')
  await userEvent.click(form.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Refunded' }]))
})

it('keeps the dialog open with what was typed when a refund is refused', async () => {
  nock(STORE).post('/admin/orders/order_1/refund').reply(400, { message: 'The card is closed' })
  open({ payments: [aPayment(CAPTURED)] })
  await press('Refund')
  const form = await dialog()
  await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '10')
  await userEvent.click(form.getByRole('button', { name: 'Refund' }))
  expect(await form.findByText('The card is closed')).toBeVisible()
  expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('10.00')
})

it('says when all payments are captured and the order does not show it', async () => {
  nock(STORE).post('/admin/orders/order_1/capture').reply(200, { order: anOrder() })
  open({ payments: [aPayment(CAPTURED), aPayment({ id: 'pay_2', ...CAPTURED })] })
  await press('Update payment status')
  await waitFor(() => expect(nock.isDone()).toBe(true))
})

it('warns that a payment outside the store is not paid back by itself', async () => {
  open({ payments: [aPayment({ ...CAPTURED, provider_id: 'system' })] })
  await press('Refund')
  expect(await screen.findByText('The refund is only recorded. Pay the amount back yourself.')).toBeVisible()
})

it('says when the store refunded an amount twice', async () => {
  const refunds = ['ref_1', 'ref_2', 'ref_3'].map((id) => ({ id, amount: 1000 }))
  nock(STORE)
    .post('/admin/orders/order_1/refund')
    .reply(200, { order: anOrder({ refunds }) })
  const { messages } = open({ payments: [aPayment(CAPTURED)], refunds: refunds.slice(0, 1) })
  await press('Refund')
  const form = await dialog()
  await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '10')
  await userEvent.click(form.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'This was refunded twice' }]))
})

it('says when the store refunded one of several payments twice', async () => {
  nock(STORE)
    .post('/admin/payments/pay_2/refund')
    .reply(200, { refund: { id: 'ref_2' } })
  answerOrder([{ id: 'ref_1' }, { id: 'ref_2' }, { id: 'ref_3' }])
  const { messages } = open({
    payments: [aPayment({ amount: 2000 }), aPayment({ id: 'pay_2', amount: 1570, ...CAPTURED })],
    refunds: [{ id: 'ref_1', amount: 500 }],
  })
  await press('Refund')
  const form = await dialog()
  await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '5')
  await userEvent.click(form.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'This was refunded twice' }]))
})

it('calls a refund unknown when the order cannot be read after it, and does not send it again', async () => {
  nock(STORE)
    .post('/admin/payments/pay_2/refund')
    .reply(200, { refund: { id: 'ref_1' } })
  nock(STORE).get('/admin/orders/order_1').query(true).reply(500)
  const { messages } = open({
    payments: [aPayment({ amount: 2000 }), aPayment({ id: 'pay_2', amount: 1570, ...CAPTURED })],
  })
  await press('Refund')
  const form = await dialog()
  await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '5')
  await userEvent.click(form.getByRole('button', { name: 'Refund' }))
  expect(await form.findByText('It is not known whether this was saved')).toBeVisible()
  expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('5.00')
  expect(messages).toEqual([])
  answerOrder([{ id: 'ref_1' }])
  await userEvent.click(form.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Refunded' }]))
})
