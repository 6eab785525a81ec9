/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import { aLine, anOrder } from '../../orders/testing/an-order.ts'
import { CreateClaim } from './create-claim.tsx'

it('sends the metadata that was typed with a claim', async () => {
  nock(STORE)
    .persist()
    .get('/admin/shipping-options')
    .query(true)
    .optionally()
    .reply(200, { shipping_options: [], count: 0 })
  const order = {
    ...anOrder({ items: [aLine({ fulfilled_quantity: 3, refundable: 3570 })] }),
    refundable_amount: 3570,
  }
  nock(STORE)
    .post('/admin/orders/order_1/claims', {
      type: 'refund',
      claim_items: [{ item_id: 'item_1', quantity: 1, reason: 'other' }],
      refund_amount: 1190,
      no_notification: false,
      metadata: { ticket: 'T-7' },
    })
    .reply(200, { order: anOrder({ claims: [{ id: 'claim_1' }] }) })
  const { messages } = openPage(() => <CreateClaim order={order} onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: /^Increase/ }))
  await userEvent.click(dialog.getByRole('button', { name: /Reason/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Other' }))
  await userEvent.click(dialog.getByRole('radio', { name: /^Refund/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add an entry' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Key' }), 'ticket')
  await userEvent.type(dialog.getByLabelText('Value'), 'T-7')
  await userEvent.click(dialog.getByRole('button', { name: /^Pay back|^Refund/ }))
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', message: '#350' }]))
})
