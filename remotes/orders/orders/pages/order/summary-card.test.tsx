/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { openPage } from '../../../../../tests/setup/open-page.tsx'
import { anOrder } from '../../testing/an-order.ts'
import { SummaryCard } from './summary-card.tsx'

it('copies the code of each gift card that the order was paid with', async () => {
  const user = userEvent.setup()
  const codes = ['AAAA-BBBB', 'CCCC-DDDD']
  const order = anOrder({
    gift_card_total: 2000,
    gift_cards: codes.map((code) => ({ id: code, code })),
    gift_card_transactions: codes.map((code) => ({ id: code, amount: 1000, gift_card_id: code })),
  })
  const { messages } = openPage(() => <SummaryCard order={order} />)
  const [, second] = screen.getAllByRole('button', { name: 'Copy the code' })
  await user.click(second as HTMLElement)
  expect(await navigator.clipboard.readText()).toBe('CCCC-DDDD')
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', title: 'Code copied' }]))
})
