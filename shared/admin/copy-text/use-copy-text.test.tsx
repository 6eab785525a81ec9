/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { openPage } from '../../../tests/setup/open-page.tsx'
import { useCopyText } from './use-copy-text.ts'

const KEYS = { done: 'draftOrders.payment.copied', failed: 'draftOrders.payment.notCopied' }

function open(hint?: string) {
  const Page = () => {
    const copy = useCopyText({ ...KEYS, ...(hint !== undefined && { hint }) })
    return <button onClick={() => void copy('https://shop.test', 'Draft 7')}>Copy</button>
  }
  return openPage(Page)
}
const press = () => userEvent.click(screen.getByRole('button'))
const refuse = () => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) })

it('copies a text and names what it is of', async () => {
  const { messages } = open()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button'))
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Payment link copied', message: 'Draft 7' }]),
  )
  expect(await navigator.clipboard.readText()).toBe('https://shop.test')
})

it.each([
  [undefined, 'https://shop.test'],
  ['Select it', 'Select it'],
])('with the hint %s a refusal says %s', async (hint, message) => {
  userEvent.setup()
  refuse()
  const { messages } = open(hint)
  await press()
  await waitFor(() => expect(messages).toMatchObject([{ type: 'error', message }]))
})
