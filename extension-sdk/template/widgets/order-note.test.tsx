import type { Order } from '@stoa/extension-sdk'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import english from '../locales/en.json' with { type: 'json' }
import OrderNote from './order-note.tsx'

const order = { id: 'order_1', display_id: 7, metadata: { packing_note: 'Fragile' } } as unknown as Order

const refuse = () => Promise.reject(new Error('The order is locked.'))

test('saves what was typed with the order, and guards it until then', async () => {
  const calls: unknown[] = []
  const post = async (path: string, body: unknown) => void calls.push({ path, body })
  const { messages, hasUnsavedChanges } = renderContribution(
    OrderNote,
    { order },
    { texts: english, client: { post } },
  )
  const save = screen.getByRole('button', { name: 'Save the note' })
  expect(save).toBeDisabled()

  await userEvent.type(screen.getByLabelText('What to look out for'), ', glass')
  expect(hasUnsavedChanges()).toBe(true)
  await userEvent.click(save)

  expect(calls).toEqual([{ path: '/orders/order_1', body: { metadata: { packing_note: 'Fragile, glass' } } }])
  expect(messages).toEqual([{ type: 'success', title: 'Note saved', message: 'Order 7' }])
  expect(hasUnsavedChanges()).toBe(false)
})

test('a note that was refused stays typed, with the reason', async () => {
  renderContribution(OrderNote, { order }, { texts: english, client: { post: refuse } })
  await userEvent.type(screen.getByLabelText('What to look out for'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('The order is locked.')
  expect(screen.getByLabelText('What to look out for')).toHaveValue('Fragile!')
})
