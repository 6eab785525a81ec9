/** @jest-environment-options {"url": "http://localhost:9000/"} */
import type { Question } from '@stoa/extension-sdk'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { anOrder, aPayment } from '../../testing/an-order.ts'
import { HeldActions } from './held-actions.tsx'
import { OrderMenu } from './order-menu.tsx'

function open(more: object = {}, isConfirmed = true) {
  const questions: Question[] = []
  const confirm = async (question: Question) => {
    questions.push(question)
    return isConfirmed
  }
  const order = anOrder(more)
  const page = () => (
    <>
      <OrderMenu order={order} />
      <HeldActions order={order} />
    </>
  )
  return { ...openPage(page, { dialogs: { confirm } }), questions }
}
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

it('names what is lost before an order is canceled, and asks for its number', async () => {
  nock(STORE).post('/admin/orders/order_1/cancel').reply(200, { order: anOrder() })
  const payments = [
    aPayment({ amount: 1000 }),
    aPayment({ amount: 2570, captured_at: '2026-11-13T08:00:00.000Z' }),
  ]
  const { questions, messages } = open({ payments })
  await choose('Cancel order')
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Order canceled' }]))
  expect(questions[0]?.typeToConfirm).toBe('#350')
  expect(questions[0]?.message.split('\n')).toEqual([
    'A canceled order cannot be opened again.',
    '3 items are not sent, and their reserved stock is released.',
    'The authorized payment of €10.00 is released.',
    '€25.70 has been captured. Canceling does not pay it back, and afterwards it cannot be refunded here.',
  ])
})

it('says what is in the way of a cancellation, and sends nothing', async () => {
  const { questions, messages } = open({ refunds: [{ id: 'ref_1' }] })
  await choose('Cancel order')
  await waitFor(() => expect(messages).toMatchObject([{ title: 'This order cannot be canceled' }]))
  expect(questions).toEqual([])
})

it('sends nothing when the question is declined', async () => {
  const { messages } = open({}, false)
  await choose('Cancel order')
  expect(messages).toEqual([])
})

it('completes an order, and points out what is open', async () => {
  nock(STORE).post('/admin/orders/order_1/complete').reply(200, { order: anOrder() })
  const { questions, messages } = open()
  await choose('Mark as completed')
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Order completed' }]))
  expect(questions[0]?.message).toContain('€35.70 is not collected yet.')
})

it('archives a completed order', async () => {
  nock(STORE).post('/admin/orders/order_1/archive').reply(200, { order: anOrder() })
  const { messages } = open({ status: 'completed' })
  await choose('Archive')
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Order archived' }]))
})

it('offers nothing but a draft with the same lines for a canceled order', async () => {
  const { opened } = open({ status: 'canceled' })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate as draft' }))
  expect(opened).toEqual(['/draft-orders/new?order=order_1'])
})

it('cancels nothing when the cancellation is taken back', async () => {
  const { messages } = open()
  await choose('Cancel order')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument()
  expect(messages).toEqual([])
})
