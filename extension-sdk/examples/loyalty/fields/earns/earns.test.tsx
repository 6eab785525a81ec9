import { renderContribution } from '@stoa/extension-sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import Earns from './earns.tsx'

test.each([
  { value: undefined, isChecked: true, next: true },
  { value: true, isChecked: false, next: undefined },
])('a product with $value in its metadata', async ({ value, isChecked, next }) => {
  const changes: unknown[] = []
  const onChange = (change: unknown) => void changes.push(change)
  renderContribution(Earns, { value, onChange, isDisabled: false, label: 'Earns points' })

  const box = screen.getByRole('checkbox', { name: 'Earns points' })
  expect((box as HTMLInputElement).checked).toBe(isChecked)
  await userEvent.click(box)
  expect(changes).toEqual([next])
})
