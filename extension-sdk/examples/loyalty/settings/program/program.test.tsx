import { renderContribution } from '@stoa/extension-sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { english } from '../../testing/english.ts'
import ProgramSettings from './program.tsx'

async function open() {
  const sent: unknown[] = []
  const client = {
    get: async () => ({ store: { metadata: null } }),
    post: async (_path: string, body: unknown) => {
      sent.push(body)
      return { store: body }
    },
  }
  const rendered = renderContribution(ProgramSettings, {}, { texts: english, client })
  const rate = await screen.findByRole('textbox')
  const type = async (text: string) => {
    await userEvent.clear(rate)
    await userEvent.type(rate, text)
  }
  return { ...rendered, sent, rate, type }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('saves the rules', async () => {
  const { sent, messages, type, hasUnsavedChanges } = await open()
  await type('5')
  await userEvent.click(screen.getByRole('checkbox', { name: 'The loyalty program runs' }))
  expect(hasUnsavedChanges()).toBe(true)
  await save()

  await waitFor(() =>
    expect(messages).toEqual([
      {
        type: 'success',
        title: 'Loyalty settings saved',
        message: 'No points can be awarded; balances stay.',
      },
    ]),
  )
  expect(sent).toEqual([{ metadata: { loyalty_enabled: false, loyalty_points_per_unit: 5 } }])
  expect(hasUnsavedChanges()).toBe(false)
})

test('sends no rate that is none, and leads back to the field', async () => {
  const { sent, rate, type } = await open()
  await type('101')
  await save()

  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 100.')
  expect(rate).toHaveFocus()
  expect(sent).toEqual([])
})
