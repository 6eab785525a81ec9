import type { ShopOrderEdit } from '@stoa/api/store/order-edits'
import type { ShopOrder } from '@stoa/api/store/orders'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'

import { nock } from '../../../tests/setup/network.ts'
import { BACKEND, TestShop } from '../testing/test-shop.tsx'
import { EditAnswer } from './edit-answer.tsx'

const COLLECTION = '/store/payment-collections/paycol_1'
const PROVIDERS = [{ id: 'manual' }, { id: 'test-pay' }]
const edit = { id: 'oe_1', difference_due: 5000, payment_collection_id: 'paycol_1' } as ShopOrderEdit
const order = { id: 'order_1', currency_code: 'eur' } as ShopOrder

interface Session {
  id: string
  provider_id: string
  amount: number
  payment_authorized_at: string | null
}

const session = (id: string, provider_id: string, amount: number, isConfirmed = false): Session => ({
  id,
  provider_id,
  amount,
  payment_authorized_at: isConfirmed ? '2026-01-01' : null,
})

const collection = (status: string, payment_sessions: Session[] = []) => ({
  payment_collection: {
    id: 'paycol_1',
    status,
    amount: 5000,
    currency_code: 'eur',
    payment_sessions,
    region: { payment_providers: PROVIDERS },
  },
})

/** The store's answers to reads: the last one that was set. */
function storeWith(first: object) {
  let now = first
  nock(BACKEND)
    .persist()
    .get(COLLECTION)
    .query(true)
    .reply(200, () => now)
  return (next: object) => (now = next)
}

function open() {
  render(
    <MemoryRouter>
      <EditAnswer edit={edit} order={order} isDeclining={false} onDecline={() => undefined} />
    </MemoryRouter>,
    { wrapper: TestShop },
  )
}

const accept = () => userEvent.click(screen.getByRole('button', { name: 'Accept and pay' }))

test('shares are confirmed one after the other before the change is accepted', async () => {
  const set = storeWith(collection('not_paid'))
  const sessions = [session('ps_1', 'manual', 1200), session('ps_2', 'test-pay', 3800)]
  const calls: string[] = []
  nock(BACKEND)
    .post(`${COLLECTION}/sessions/batch`, {
      sessions: [
        { provider_id: 'manual', amount: 1200 },
        { provider_id: 'test-pay', amount: 3800 },
      ],
    })
    .reply(200, collection('not_paid', sessions))
  for (const { id } of sessions)
    nock(BACKEND)
      .post(`${COLLECTION}/sessions/${id}/authorize`)
      .reply(200, () => {
        calls.push(id)
        set(collection(id === 'ps_2' ? 'authorized' : 'partially_authorized', sessions))
        return { payment_session: { id } }
      })
  const complete = nock(BACKEND).post('/store/order-edits/oe_1/complete').reply(200, { order_edit: edit })
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: /Divide/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'On invoice' }), '12')
  expect(screen.getByRole('textbox', { name: 'Test payment' })).toHaveValue('38.00')
  await accept()
  await waitFor(() => expect(complete.isDone()).toBe(true))
  expect(calls).toEqual(['ps_1', 'ps_2'])
})

test('amounts that do not add up are not sent', async () => {
  storeWith(collection('not_paid'))
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: /Divide/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'On invoice' }), '60')
  await accept()
  expect(await screen.findByText('The amounts must add up to €50.00.')).toBeInTheDocument()
})

test('a share that the bank refused is tried again alone, and the confirmed one stays', async () => {
  const partly = [session('ps_1', 'manual', 1200, true), session('ps_2', 'test-pay', 3800)]
  const set = storeWith(collection('partially_authorized', partly))
  const path = `${COLLECTION}/sessions/ps_2/authorize`
  nock(BACKEND)
    .post(path)
    .reply(400, { type: 'invalid_data', code: 'payment_refused', message: 'Not enough funds.' })
  open()
  expect(await screen.findByText('On invoice, confirmed')).toBeInTheDocument()
  expect(screen.getByText('Test payment, still open')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Decline change' })).not.toBeInTheDocument()
  await accept()
  expect(await screen.findByText(/The payment was refused/)).toBeInTheDocument()

  nock(BACKEND)
    .post(path)
    .reply(200, () => {
      set(collection('authorized', partly))
      return { payment_session: { id: 'ps_2' } }
    })
  const complete = nock(BACKEND).post('/store/order-edits/oe_1/complete').reply(200, { order_edit: edit })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept and pay' })).toBeEnabled())
  await accept()
  await waitFor(() => expect(complete.isDone()).toBe(true))
})

test('a share is confirmed on the page of the bank that asks for more, and the change is accepted then', async () => {
  const asking = { status: 'requires_more', data: { confirm_url: 'about:blank' } }
  const set = storeWith(collection('not_paid'))
  const path = `${COLLECTION}/sessions/ps_1/authorize`
  nock(BACKEND)
    .post(`${COLLECTION}/sessions/batch`)
    .reply(200, collection('not_paid', [session('ps_1', 'test-pay', 5000)]))
  nock(BACKEND)
    .post(path)
    .reply(422, () => {
      set(collection('awaiting', [{ ...session('ps_1', 'test-pay', 5000), ...asking }]))
      return { type: 'payment_authorization_error', message: 'Failed to authorize Payment Session' }
    })
  open()
  await screen.findByRole('radio', { name: /On invoice/ })
  await accept()
  const frame = await screen.findByTitle<HTMLIFrameElement>('Confirm payment')
  expect(screen.queryByText(/The payment was refused/)).not.toBeInTheDocument()

  nock(BACKEND)
    .post(path)
    .reply(200, () => {
      set(collection('authorized', [session('ps_1', 'test-pay', 5000, true)]))
      return { payment_session: { id: 'ps_1' } }
    })
  const complete = nock(BACKEND).post('/store/order-edits/oe_1/complete').reply(200, { order_edit: edit })
  const { contentWindow } = frame
  await act(async () => {
    dispatchEvent(new MessageEvent('message', { data: 'payment-confirmed', source: contentWindow }))
  })
  await waitFor(() => expect(complete.isDone()).toBe(true))
})

test('a difference that staff marked as paid is not paid again', async () => {
  storeWith(collection('authorized', [session('ps_1', 'test-pay', 5000)]))
  const complete = nock(BACKEND).post('/store/order-edits/oe_1/complete').reply(200, { order_edit: edit })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept change' }))
  await waitFor(() => expect(complete.isDone()).toBe(true))
  expect(screen.queryByText(/still open/)).not.toBeInTheDocument()
})

test('a change is not accepted while a payment waits for its bank', async () => {
  const set = storeWith(collection('not_paid'))
  const waiting = [session('ps_1', 'manual', 5000)]
  nock(BACKEND).post(`${COLLECTION}/sessions/batch`).reply(200, collection('not_paid', waiting))
  nock(BACKEND)
    .post(`${COLLECTION}/sessions/ps_1/authorize`)
    .reply(200, () => {
      set(collection('awaiting', waiting))
      return { payment_session: { id: 'ps_1' } }
    })
  open()
  await screen.findByRole('radio', { name: /On invoice/ })
  await accept()
  expect(await screen.findByText('On invoice, still open')).toBeInTheDocument()
  expect(screen.getByText(/^Your bank has not confirmed the payment yet/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/orders/order_1/help')
  expect(screen.getByRole('button', { name: 'Decline change' })).toBeEnabled()
})
