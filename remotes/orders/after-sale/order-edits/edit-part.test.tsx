/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import { anOrder } from '../../orders/testing/an-order.ts'
import { EditPart } from './edit-part.tsx'

const raised = {
  id: 'oe_1',
  status: 'confirmed',
  created_at: '2026-11-05T10:00:00.000Z',
  internal_note: null,
  declined_reason: null,
  difference_due: 0,
  payment_collection: {
    id: 'paycol_1',
    status: 'partially_authorized',
    amount: 5000,
    authorized_amount: 2000,
  },
}
const open = (more: object = {}) => {
  const edit = { ...raised, ...more } as unknown as ComponentProps<typeof EditPart>['edit']
  return openPage(() => <EditPart order={anOrder()} edit={edit} />)
}

it('of a difference that is paid in part, only the rest is marked as paid', async () => {
  const paid = nock(STORE)
    .post('/admin/payment-collections/paycol_1/authorize')
    .reply(200, { payment_collection: {} })
  const { questions } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }))
  expect(questions).toMatchObject([
    { confirmLabel: 'Mark €30.00 as paid', message: '€30.00 counts as paid outside the shop.' },
  ])
  await waitFor(() => expect(paid.isDone()).toBe(true))
})

it('a confirmed edit that made nothing dearer says that no payment is due', () => {
  open({ payment_collection: null })
  expect(screen.getByText('The order did not become more expensive. No payment is due.')).toBeVisible()
})
