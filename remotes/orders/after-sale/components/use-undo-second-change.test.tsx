/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import { useUndoSecondChange } from './use-undo-second-change.ts'

function Page() {
  const undo = useUndoSecondChange({ id: 'order_1', display_id: 12 })
  const back = { id: 'ret_2' }
  return (
    <>
      <button onClick={() => void undo.exchange({ id: 'swap_2', return_order: back })}>Exchange</button>
      <button onClick={() => void undo.claim({ id: 'claim_2', return_order: back })}>Claim</button>
    </>
  )
}

it.each([
  { kind: 'Exchange', path: 'swaps/swap_2', title: 'This exchange was created twice' },
  { kind: 'Claim', path: 'claims/claim_2', title: 'This claim was registered twice' },
])('the return of a second $kind is canceled before it', async ({ kind, path, title }) => {
  const calls: string[] = []
  const answer = (address: string) =>
    nock(STORE)
      .post(address)
      .reply(200, () => {
        calls.push(address)
        return { order: {} }
      })
  answer(`/admin/orders/order_1/${path}/cancel`)
  answer('/admin/returns/ret_2/cancel')
  const questions: object[] = []
  const { messages } = openPage(Page, {
    dialogs: { confirm: async (question) => questions.push(question) > 0 },
  })
  await userEvent.click(screen.getByRole('button', { name: kind }))
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: `${kind} canceled`, message: '#12' }]),
  )
  expect(calls).toEqual(['/admin/returns/ret_2/cancel', `/admin/orders/order_1/${path}/cancel`])
  expect(questions).toMatchObject([{ title }])
})
