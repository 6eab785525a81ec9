import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { createJobBoard } from '../jobs/job-board.ts'
import { English } from '../testing/english.tsx'
import { ActivityButton } from './activity-button.tsx'

test('shows a count only when something is new', async () => {
  const board = createJobBoard()
  const onPress = jest.fn()
  render(<ActivityButton board={board} onPress={onPress} />, { wrapper: English })
  expect(screen.getByRole('button', { name: 'Activity' })).toBeInTheDocument()
  act(() => board.setState({ newCount: 2 }))
  await userEvent.click(screen.getByRole('button', { name: 'Activity, 2 new' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})
